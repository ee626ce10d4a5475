import type { SoundCategory } from '@vireo/contracts/sound-effects'

/** A line of the catalogue: its category, whether it goes on without an end, and its name in English and German. */
export type Row = readonly [category: SoundCategory, endless: boolean, english: string, german: string]
