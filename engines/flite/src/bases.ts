import type { EngineVoice } from '@vireo/engines'

/** What a base voice sounds like when nothing is asked of it; means and deviations are its database's own. */
export type FliteBase = {
  readonly name: 'slt' | 'rms' | 'awb' | 'kal16' | 'kal'
  readonly sampleRateHz: number
  readonly meanPitchHz: number
  readonly pitchDeviationHz: number
}

export const fliteBases: readonly FliteBase[] = [
  { name: 'slt', sampleRateHz: 16_000, meanPitchHz: 172, pitchDeviationHz: 27 },
  { name: 'rms', sampleRateHz: 16_000, meanPitchHz: 98, pitchDeviationHz: 24 },
  { name: 'awb', sampleRateHz: 16_000, meanPitchHz: 132, pitchDeviationHz: 25 },
  { name: 'kal16', sampleRateHz: 16_000, meanPitchHz: 95, pitchDeviationHz: 11 },
  { name: 'kal', sampleRateHz: 8_000, meanPitchHz: 95, pitchDeviationHz: 11 },
]

export const fliteVoices: readonly EngineVoice[] = fliteBases.map(({ name, sampleRateHz }) => ({
  base: name,
  languages: ['en'],
  sampleRateHz,
}))
