import { transcriptionEndpoints, type TranscriptSummary } from '@vireo/contracts/transcription'

import { call, callBytes } from '#kit/api/index.ts'
import type { Track } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { transcriptionTitleWords } from '../titles/words.ts'
import { transcriptionWords } from '../words.ts'

/** What is longer is never held whole: decoded to be drawn, an hour is hundreds of megabytes. */
const heldMsMax = 5 * 60_000

/**
 * Answers the recording of a transcript as the player takes it. Of a long one the browser asks for the parts that it needs, at an
 * address of its own; each opening asks for a fresh one, as it opens for some hours.
 */
export function trackOf({ transcription_id: id, title, duration_ms: durationMs }: TranscriptSummary): Track {
  return {
    id,
    title: title ?? transcriptionWords.untitled,
    subtitle: transcriptionTitleWords.transcript,
    source: paths.speechToText,
    durationMs,
    open: async (signal) => {
      if (durationMs > heldMsMax) {
        const { url } = await call(transcriptionEndpoints.getMediaAddress, { transcription_id: id }, { signal })
        return { url }
      }
      const { stream, contentType } = await callBytes(
        transcriptionEndpoints.getMedia,
        { transcription_id: id },
        { signal },
      )
      return { stream, contentType, outputFormat: '' }
    },
  }
}
