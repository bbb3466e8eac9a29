import { err, type Result } from '@rules/core/result'
import { type Failure, failure } from '../../contract/failures'
import type { ArmyImportPreview } from '../../contract/library'
export function previewTable(_source: string, _text: string): Result<ArmyImportPreview, Failure> {
  return err(failure('import/binary'))
}
