import type { TimedText } from '@vireo/transcripts/timed'

import { type Saver, useSaver } from '#kit/saving/index.ts'
import { untilChanged } from './until-changed.ts'

/** Keeps a text for as long as a screen shows it; of two the later one, and none again that was refused for what it says. */
export function useTextSaver(send: (text: TimedText) => Promise<void>): Saver<TimedText> {
  return useSaver(untilChanged(send), (_, later) => later)
}
