import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { ByteRange } from '#ports/storage.ts'

/** A recording that is complete and safe. */
export type CompleteRecording = {
  read(range: ByteRange): Promise<Uint8Array>
  close(): Promise<void>
}

const blockBytes = 64 * 1024

/** Answers with a complete recording, block by block at the reader's pace, and closes it. */
export function sendRecording(
  recording: CompleteRecording,
  head: {
    readonly contentType: string
    readonly sizeBytes: number
    readonly headers: Readonly<Record<string, string>>
  },
): ByteAnswer {
  const { sizeBytes } = head
  return {
    ...head,
    async send(sink) {
      try {
        for (let start = 0; start < sizeBytes && !sink.gone; start += blockBytes) {
          const block = await recording.read({ start, end: Math.min(sizeBytes, start + blockBytes) })
          if (!sink.write(block)) await sink.drained()
        }
      } finally {
        await recording.close()
      }
    },
  }
}
