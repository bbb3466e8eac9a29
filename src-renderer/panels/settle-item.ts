import type { RuleId } from '@rules/core/trace'

/** A trouble of the table, in ready words. */
export type SettleItem = {
  readonly key: string
  readonly title: string
  readonly detail: string
  readonly rule: RuleId
  readonly tone: 'settle' | 'note' | 'overruled'
  /** Why it was let stand. */
  readonly reason?: string
  /** Whether it concerns something that can be shown. */
  readonly canShow: boolean
  /** It has to be mended: to let it stand would lead nowhere. */
  readonly mustMend?: boolean
}
