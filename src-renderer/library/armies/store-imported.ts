import type { Failure } from '@contract/failures'
import type { Army, ArmyImportPreview } from '@contract/library'
import type { Result } from '@rules/core/result'
import { ask } from '../../marshal'

/**
 * Stores an imported army under a name. A domain that the library does not know is stored with it when the
 * file says how many terrain features it has; that number is never guessed.
 */
export async function storeImported(
  preview: ArmyImportPreview,
  name: string,
): Promise<Result<Army, Failure>> {
  const { army, domain } = preview
  let domainId = army.domainId
  if (domainId === null && domain !== null && domain.terrainFeatures !== null) {
    const { terrainFeatures } = domain
    const saved = await ask('domains:save', { id: crypto.randomUUID(), name: domain.name, terrainFeatures })
    if (!saved.ok) return saved
    domainId = saved.value.id
  }
  return ask('armies:save', { ...army, name, domainId })
}
