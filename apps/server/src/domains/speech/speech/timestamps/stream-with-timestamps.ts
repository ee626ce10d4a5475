import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints, TimedSpeech } from '@vireo/contracts/speech'
import type { ByteAnswer, ByteSink } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { beginSpeech, type BegunSpeech } from '../begin-speech.ts'
import type { Generation } from '../generation.ts'
import { createPieceQueue, type PieceQueue } from '../planning/piece-queue.ts'
import { presentTimedSpeech } from './present-timed-speech.ts'
import { deliver } from '../stream.ts'
import type { SpokenPiece } from '../takes/take.ts'

/** Speaks a text and sends, sentence by sentence, audio and the times of its characters. */
export async function streamWithTimestamps(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.streamWithTimestamps>,
): Promise<ByteAnswer> {
  const pieces = createPieceQueue()
  return sendLinesWhileMade(await beginSpeech(ctx, input, pieces.add), pieces, presentChunk)
}

/** What one line of the answer says about a piece of audio; the encoder's tail belongs to no piece. */
export type PresentChunk = (audio: Uint8Array, piece: SpokenPiece | undefined) => unknown

/** Answers with a line of JSON for each piece, as they come from the engine. */
export function sendLinesWhileMade(
  { generation, headers, admitted }: BegunSpeech,
  pieces: PieceQueue,
  present: PresentChunk,
): ByteAnswer {
  const lines = { generation, pieces, present }
  return {
    contentType: 'application/json',
    headers,
    async send(sink, signal) {
      let sending: Promise<void> = Promise.resolve()
      const start = () => {
        sending = sendPieces(lines, sink)
        sending.catch(() => undefined)
      }
      const drain = async () => {
        pieces.end()
        await sending
        await sendTail(lines, sink)
      }
      await deliver(generation, { admitted, signal, start, drain })
    },
  }
}

type Lines = { readonly generation: Generation; readonly pieces: PieceQueue; readonly present: PresentChunk }

async function sendPieces({ generation, pieces, present }: Lines, sink: ByteSink): Promise<void> {
  for await (const piece of pieces) {
    if (sink.gone) return
    const audio = await generation.read(piece.bytes)
    if (!sink.write(toLine(present(audio, piece)))) await sink.drained()
  }
}

/** Sends what the encoder still owed after the last sentence; it has no characters of its own. */
async function sendTail({ generation, present }: Lines, sink: ByteSink): Promise<void> {
  const { start, end } = generation.take.tail
  if (end <= start || sink.gone) return
  const audio = await generation.read({ start, end })
  if (!sink.write(toLine(present(audio, undefined)))) await sink.drained()
}

function presentChunk(audio: Uint8Array, piece: SpokenPiece | undefined): TimedSpeech {
  const alignments = piece ? { original: piece.alignment, normalized: piece.normalizedAlignment } : null
  return presentTimedSpeech({ audio, alignments })
}

/** Writes a line of JSON with a blank line behind it: readers of this shape split at one newline or at two. */
export function toLine(chunk: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(chunk)}\n\n`)
}
