/** A model sets limits, price, concurrency column and accepted controls; the voice's recipe picks the engine. */
export type SpeechModel = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly textLengthMax: number
  readonly costMultiplier: number
  readonly concurrencyGroup: 'multilingual' | 'turbo'
  readonly usesStyle: boolean
  readonly usesSpeakerBoost: boolean
  /** BCP 47 primary languages it reads. */
  readonly languages: readonly string[]
}

const base = 'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru'.split(' ')
const extended = [...base, 'hu', 'no', 'vi']
const english = ['en']

const full = { costMultiplier: 1, concurrencyGroup: 'multilingual', usesStyle: true, usesSpeakerBoost: true } as const
const plain = { ...full, usesStyle: false, usesSpeakerBoost: false } as const
const fast = { ...plain, costMultiplier: 0.5, concurrencyGroup: 'turbo' } as const

export const speechModels: readonly SpeechModel[] = [
  {
    ...full,
    id: 'eleven_v3',
    name: 'Expressive v3',
    description: 'Every control, short texts and dialogue.',
    textLengthMax: 3000,
    languages: extended,
  },
  {
    ...full,
    id: 'eleven_multilingual_v2',
    name: 'Multilingual v2',
    description: 'The default: every control, texts of any kind.',
    textLengthMax: 10_000,
    languages: extended,
  },
  {
    ...fast,
    id: 'eleven_flash_v2_5',
    name: 'Flash v2.5',
    description: 'Half the price and twice the simultaneous requests, long texts.',
    textLengthMax: 40_000,
    languages: extended,
  },
  {
    ...fast,
    id: 'eleven_turbo_v2_5',
    name: 'Turbo v2.5',
    description: 'Half the price and twice the simultaneous requests, long texts.',
    textLengthMax: 40_000,
    languages: extended,
  },
  {
    ...fast,
    id: 'eleven_flash_v2',
    name: 'Flash v2',
    description: 'English only, half the price, long texts.',
    textLengthMax: 30_000,
    languages: english,
  },
  {
    ...fast,
    id: 'eleven_turbo_v2',
    name: 'Turbo v2',
    description: 'English only, half the price, long texts.',
    textLengthMax: 30_000,
    languages: english,
  },
  {
    ...plain,
    id: 'eleven_multilingual_v1',
    name: 'Multilingual v1',
    description: 'An earlier model, kept for programs that name it.',
    textLengthMax: 10_000,
    languages: base,
  },
  {
    ...plain,
    id: 'eleven_monolingual_v1',
    name: 'English v1',
    description: 'An earlier English model, kept for programs that name it.',
    textLengthMax: 10_000,
    languages: english,
  },
]

const byId = new Map(speechModels.map((model) => [model.id, model]))

/** Finds the model that speaks with this id. */
export function findSpeechModel(id: string): SpeechModel | undefined {
  return byId.get(id)
}
