import type { MusicUpload } from '@vireo/contracts/music'
import { presentPlanFor } from '../plans/present-chunks.ts'
import type { UploadedSong } from './upload-song.ts'

/** Shows what came of an upload as the contract says. */
export function presentUpload({ songId, outline, planAs, words, levels }: UploadedSong): MusicUpload {
  return {
    song_id: songId,
    composition_plan: planAs ? presentPlanFor(planAs, outline) : null,
    words_timestamps: words
      ? words.map(({ text, startMs, endMs }) => ({ word: text, start_ms: startMs, end_ms: endMs }))
      : null,
    waveform_visual: levels ? [...levels] : null,
  }
}
