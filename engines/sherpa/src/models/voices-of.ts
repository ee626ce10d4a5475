import type { EngineVoice } from '@vireo/engines'
import { families } from './families.ts'
import type { SherpaModel } from './model-folder.ts'
import { baseOf } from './model-speakers.ts'

/** Lists the voices of the models that speak: a model that imitates by its name, each speaker by a number as well. */
export function voicesOf(models: readonly SherpaModel[]): EngineVoice[] {
  return models.flatMap(({ name, family, languages, sampleRateHz, speakers }): EngineVoice[] => {
    if (family === 'zipvoice') return [{ base: name, languages, sampleRateHz }]
    if (families[family].capability !== 'speech') return []
    return speakers.map(({ sid, locale }) => ({
      base: baseOf(name, sid),
      languages: [locale.split('-')[0]?.toLowerCase() ?? locale],
      sampleRateHz,
    }))
  })
}
