import type { Army, Domain } from '../../contract/library'
export function formatArmyTable(_army: Army, _domain: Domain | null): string {
  return ''
}
