import type { ConversionModel } from '../models/conversion-models.ts'
import type { SpeechModel } from '../models/models.ts'
import { openAiModels } from './to-speech-request.ts'

/** When models were made, which clients of that API read as a number; nothing says so here. */
const created = 0

/** Lists the models that speak as clients of the OpenAI API read them: ours first, then theirs by name. */
export function toOpenAiModels(models: readonly (SpeechModel | ConversionModel)[]) {
  const ids = [...models.flatMap((model) => ('costMultiplier' in model ? [model.id] : [])), ...openAiModels]
  return { object: 'list', data: ids.map((id) => ({ id, object: 'model', created, owned_by: 'vireo' })) }
}
