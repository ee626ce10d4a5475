import type { BiquadFilter } from '../dsp/biquads.ts'

/** How something between the speaker and the listener colours a voice. */
export type FilterPreset = {
  readonly filters: readonly BiquadFilter[]
  /** How hard the voice is driven into what it passes through; 0 leaves it clean. */
  readonly drive: number
  /** What is given back of the loudness that the filters take, measured on speech. */
  readonly gainDb: number
}

/** Makes two of second order after each other: 24 dB an octave, as the lines and boxes they stand for have. */
const between = (lowHz: number, highHz: number): BiquadFilter[] => [
  { kind: 'highpass', frequencyHz: lowHz, gainDb: 0, q: 0.54 },
  { kind: 'highpass', frequencyHz: lowHz, gainDb: 0, q: 1.31 },
  { kind: 'lowpass', frequencyHz: highHz, gainDb: 0, q: 0.54 },
  { kind: 'lowpass', frequencyHz: highHz, gainDb: 0, q: 1.31 },
]
const peak = (frequencyHz: number, gainDb: number, q: number): BiquadFilter => ({
  kind: 'peaking',
  frequencyHz,
  gainDb,
  q,
})

/** The presets by their ids. */
export const filterPresets = {
  phone: { filters: between(300, 3400), drive: 0.6, gainDb: 3 },
  old_radio: { filters: [...between(250, 4200), peak(1100, 7, 1.2)], drive: 2.2, gainDb: -1 },
  megaphone: { filters: [...between(500, 4500), peak(1800, 10, 1.6)], drive: 5, gainDb: -2 },
  walkie_talkie: { filters: [...between(550, 2600), peak(1400, 4, 1)], drive: 4, gainDb: 0 },
  intercom: { filters: [...between(420, 3800), peak(900, 6, 4), peak(2300, 6, 4)], drive: 1.2, gainDb: 1 },
  behind_wall: {
    filters: [
      { kind: 'lowpass', frequencyHz: 480, gainDb: 0, q: 0.54 },
      { kind: 'lowpass', frequencyHz: 480, gainDb: 0, q: 1.31 },
    ],
    drive: 0,
    gainDb: 2,
  },
  warm: {
    filters: [
      { kind: 'lowshelf', frequencyHz: 220, gainDb: 5 },
      { kind: 'highshelf', frequencyHz: 4500, gainDb: -6 },
    ],
    drive: 0.3,
    gainDb: -1.5,
  },
} as const satisfies Readonly<Record<string, FilterPreset>>
export type FilterPresetId = keyof typeof filterPresets
