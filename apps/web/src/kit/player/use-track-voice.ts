import type { DrawnVoice } from '@vireo/ui'

import { useDrawnVoice } from '../faces/index.ts'
import type { Track } from './track.ts'

/** Answers how the voice of a recording is drawn: as it came with it, else as the list of voices says. */
export function useTrackVoice({ voice, voiceId }: Pick<Track, 'voice' | 'voiceId'>): DrawnVoice | undefined {
  const listed = useDrawnVoice(voice ? undefined : voiceId)
  return voice ?? listed
}
