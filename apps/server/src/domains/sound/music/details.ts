import type { MusicDetails } from '@vireo/contracts/music'
import { condenseLevels } from '#speech/sources/index.ts'
import type { BegunSong } from './begin-song.ts'
import { presentPlanFor } from './plans/present-chunks.ts'

export type DetailWishes = { readonly with_timestamps: boolean; readonly with_waveform_visual: boolean }

const visualLength = 200

/** Tells what stands beside the audio of a detailed answer. Nobody sings, so no word has a time. */
export function detailsOf({ plan, levels }: BegunSong, wishes: DetailWishes): MusicDetails {
  const { outline, modelId } = plan
  return {
    composition_plan: presentPlanFor(modelId, outline),
    song_metadata: {
      title: outline.title,
      description: [outline.genre, outline.key, `${Math.round(outline.tempoBpm)} bpm`, outline.metre].join(', '),
      genres: [outline.genre],
      languages: [],
      is_explicit: false,
    },
    words_timestamps: wishes.with_timestamps ? [] : null,
    waveform_visual: wishes.with_waveform_visual ? condenseLevels(levels(), visualLength) : null,
  }
}
