import { strToU8, zipSync } from 'fflate'

/** A roster as BattleScribe writes it: own costs with one decimal, blanks round names, upgrades within models. */
export const BATTLESCRIBE_ROSTER = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="aa" name="Marchers of Elm " battleScribeVersion="2.03" gameSystemName="Border Wars" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs>
    <cost name=" pts" typeId="p" value="79.0"/>
    <cost name="Renown" typeId="r" value="3.0"/>
  </costs>
  <forces>
    <force id="f" name="Main Host" entryId="e" catalogueName="Marches">
      <selections>
        <selection id="s0" name="Season" number="1" type="upgrade"><costs><cost name=" pts" value="0.0"/></costs></selection>
        <selection id="s1" name="Spear &amp; Shield Levy " number="1" type="unit">
          <selections>
            <selection id="s11" name="Levyman" number="11" type="model">
              <selections>
                <selection id="s111" name="Spear" number="11" type="upgrade">
                  <costs><cost name=" pts" value="5.5"/></costs>
                </selection>
              </selections>
              <costs><cost name=" pts" value="22.0"/></costs>
            </selection>
            <selection id="s12" name="Serjeant" number="1" type="model">
              <selections><selection id="s121" name="Hound" number="2" type="model"/></selections>
              <costs><cost name=" pts" value="4.0"/><cost name="Renown" value="1.0"/></costs>
            </selection>
          </selections>
          <costs><cost name=" pts" value="10.0"/><cost name="Renown" value="0.0"/></costs>
          <categories>
            <category id="c1" name="Foot" primary="true"/>
            <category id="c2" name="Faction: Elm" primary="false"/>
          </categories>
        </selection>
        <selection id="s2" name="Hill Ogre" customName="Old Grumble" number="1" type="model">
          <costs><cost name=" pts" value="37.5"/><cost name="Renown" value="2.0"/></costs>
        </selection>
      </selections>
    </force>
  </forces>
</roster>
`

/** A roster as New Recruit writes it: on one line, whole costs, units grouped within a unit, several forces. */
export const NEW_RECRUIT_ROSTER =
  '\uFEFF<roster xmlns="http://www.battlescribe.net/schema/rosterSchema" generatedBy="https://newrecruit.eu" name="Lake folk" gameSystemName="Border Wars">' +
  '<costs><cost name="AP" value="31"/></costs><forces><force name="Boats"><selections>' +
  '<selection name="First wave" number="1" type="unit"><selections>' +
  '<selection name="Reed cutters" number="1" type="unit"><costs><cost name="AP" value="12"/></costs></selection>' +
  '<selection name="Reed cutters" number="3" type="unit"><costs><cost name="AP" value="12.25"/></costs></selection>' +
  '</selections><costs><cost name="AP" value="0"/></costs></selection></selections>' +
  '<forces><force name="Allies"><selections><selection name="Pedlars" number="4" type="model">' +
  '<costs><cost name="AP" value="6.75"/></costs></selection></selections></force></forces></force></forces></roster>'

/** A roster with these selections and costs, of one force. */
export function rosterOf(selections: string, costs = ''): string {
  return `<roster name="R"><costs>${costs}</costs><forces><force name="F"><selections>${selections}</selections></force></forces></roster>`
}

/** A zip archive of texts or bytes by their names. */
export function zipOf(entries: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )
}
