import type { Context } from '#kernel/context.ts'
import { type ConversionModel, conversionModels } from './conversion-models.ts'
import { type SpeechModel, speechModels } from './models.ts'

/** Lists every model that can be asked for. */
export function listModels(_ctx: Context): Promise<readonly (SpeechModel | ConversionModel)[]> {
  return Promise.resolve([...speechModels, ...conversionModels])
}
