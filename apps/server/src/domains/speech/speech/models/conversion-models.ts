/** A model that says recordings in another voice. It sets price and limits; the engine decides how. */
export type ConversionModel = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly concurrencyGroup: 'multilingual'
  /** BCP 47 primary languages it is made for; sound is sound, so others are not refused. */
  readonly languages: readonly string[]
}

const languages =
  'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru hu no vi'.split(' ')

export const conversionModels: readonly ConversionModel[] = [
  {
    id: 'eleven_multilingual_sts_v2',
    name: 'Voice changer v2',
    description: 'Says a recording in any language again in another voice: its words, timing and intonation are kept.',
    concurrencyGroup: 'multilingual',
    languages,
  },
  {
    id: 'eleven_english_sts_v2',
    name: 'English voice changer v2',
    description: 'Says an English recording again in another voice: its words, timing and intonation are kept.',
    concurrencyGroup: 'multilingual',
    languages: ['en'],
  },
]

/** Finds the model that changes voices with this id. */
export function findConversionModel(id: string): ConversionModel | undefined {
  return conversionModels.find((model) => model.id === id)
}
