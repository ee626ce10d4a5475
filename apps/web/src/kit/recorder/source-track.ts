import type { Track } from '../player/index.ts'
import type { Source } from './source.ts'
import { recorderWords } from './words.ts'

/** One address for each file, for as long as the file is held by anybody. */
const addresses = new WeakMap<File, string>()

/** Answers a recording of this browser as the player takes it. */
export function sourceTrack({ id, file, peaks, durationMs }: Source): Track {
  return {
    id,
    title: file.name,
    subtitle: recorderWords.yours,
    peaks,
    durationMs,
    open: async () => {
      const url = addresses.get(file) ?? URL.createObjectURL(file)
      addresses.set(file, url)
      return { url }
    },
  }
}
