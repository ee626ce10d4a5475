import { type Alignment, TimedDialogue, TimedSpeech, type VoiceSegment } from '@vireo/contracts/speech'
import { z } from 'zod'

import { type ByteAnswer, jsonLines } from '#kit/api/index.ts'
import { bytesFromBase64 } from '#kit/files/bytes-from-base64.ts'

/** What a stream of JSON says beside its audio, sentence by sentence. */
export type TimedPart = { readonly alignment: Alignment; readonly segments: readonly VoiceSegment[] }

const TimedLine = z.union([TimedDialogue, TimedSpeech])

/**
 * Takes the audio, which is MPEG, out of a stream of JSON as it arrives, for whoever can play bytes. Each sentence's
 * times are told just before its audio is handed on.
 */
export function audioOfTimedStream(answer: ByteAnswer, onTimes: (part: TimedPart) => void): ByteAnswer {
  const lines = jsonLines(answer.stream)
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) return controller.close()
      const line = TimedLine.parse(value)
      if (line.alignment) {
        onTimes({ alignment: line.alignment, segments: 'voice_segments' in line ? line.voice_segments : [] })
      }
      controller.enqueue(bytesFromBase64(line.audio_base64))
    },
    cancel: async () => {
      await lines.return()
    },
  }
  // Nothing is read before somebody wants it, so that nobody misses the first times.
  const stream = new ReadableStream(source, { highWaterMark: 0 })
  return { ...answer, contentType: 'audio/mpeg', stream }
}
