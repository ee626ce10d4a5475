import { transcriptionEndpoints, type TranscriptSummary } from '@vireo/contracts/transcription'

import { callBytes } from '#kit/api/index.ts'
import type { Track } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { transcriptionTitleWords } from '../titles/words.ts'
import { transcriptionWords } from '../words.ts'

/** Answers the recording of a transcript as the player takes it. */
export function trackOf({ transcription_id: id, title, duration_ms: durationMs }: TranscriptSummary): Track {
  return {
    id,
    title: title ?? transcriptionWords.untitled,
    subtitle: transcriptionTitleWords.transcript,
    source: paths.speechToText,
    durationMs,
    open: async (signal) => {
      const { stream, contentType } = await callBytes(
        transcriptionEndpoints.getMedia,
        { transcription_id: id },
        { signal },
      )
      return { stream, contentType, outputFormat: '' }
    },
  }
}
