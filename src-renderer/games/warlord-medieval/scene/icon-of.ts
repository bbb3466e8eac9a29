import type { Unit } from '@rules/games/warlord-medieval/model'
import type { IconName } from '../../../tabletop/scene/icons'

type Dressed = Pick<Unit, 'type' | 'name' | 'mounted' | 'formation'>

/** Pictures by the words of a troop type, English and French; the first that fits is taken. */
const BY_WORD: readonly (readonly [RegExp, IconName])[] = [
  [/crossbow|arbal[eéè]t|genoese/, 'crossbow'],
  [/longbow|archer|bow|arc\b/, 'bowman'],
  [/javelin|javelot|dart/, 'thrown-spear'],
  [/sling|frond/, 'sling'],
  [/pike|piqu/, 'pikeman'],
  [/spear|lancier|schiltron/, 'spears'],
  [/halberd|hallebard|bill|guisarm/, 'halberd'],
  [/axe|hache|huscarl|viking|varang/, 'battle-axe'],
  [/mace|hussite|flail|fl[ée]au/, 'flanged-mace'],
  [/trebuchet|tr[ée]buchet/, 'trebuchet'],
  [/catapult|mangon|perri[eè]re/, 'catapult'],
  [/gun|bombard|cannon|canon/, 'cannon'],
  [/handgun|arquebus|coulevrin/, 'musket'],
  [/wagon|baggage|chariot|bagage/, 'old-wagon'],
  [/monk|priest|moine|pr[eê]tre|clerg/, 'monk-face'],
  [/peasant|paysan|serf|rabble|mob/, 'pitchfork'],
  [/lev(y|ies)|milic|militia|ban\b/, 'farmer'],
  [
    /man.at.arms|men.at.arms|hommes? d.armes|sergeant|sergent|sword|[ée]p[ée]e|foot knight|dismounted|[ée]cuyer/,
    'swordman',
  ],
]

const MOUNTED_BY_WORD: readonly (readonly [RegExp, IconName])[] = [
  [/camel|m[ée]har/, 'camel-head'],
  [/elephant|[ée]l[ée]phant/, 'elephant'],
  [/knight|chevalier|household|gendarme|men.at.arms|templ/, 'mounted-knight'],
  [/light|hobilar|l[ée]g[eè]r|scout|[ée]claireur|horse archer|turcopol/, 'horse-head'],
]

/** The picture for a unit's base and list entry, by its type and then its name. */
export function iconOf({ type, name, mounted, formation }: Dressed): IconName {
  for (const words of [type.toLowerCase(), name.toLowerCase()]) {
    const found = (mounted ? MOUNTED_BY_WORD : BY_WORD).find(([pattern]) => pattern.test(words))
    if (found !== undefined) return found[1]
  }
  if (mounted) return formation === 'formed' ? 'cavalry' : 'horse-head'
  return formation === 'formed' ? 'templar-shield' : 'hood'
}
