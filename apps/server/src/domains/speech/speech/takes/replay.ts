import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getItemOfRequest, type HistoryRow, sendStored } from '#history'
import type { TimedRecording } from '../timestamps/convert-with-timestamps.ts'
import { presentTimedSpeech } from '../timestamps/present-timed-speech.ts'

/** Answers a repeated request with the recording that the first one made. */
export async function replayRecording(ctx: With<'storage'>, requestId: string): Promise<ByteAnswer | undefined> {
  const item = await getItemOfRequest(ctx, requestId)
  if (!item) return undefined
  const answer = sendStored(ctx.ports.storage, {
    key: item.storage_key,
    contentType: item.content_type,
    sizeBytes: item.size_bytes,
    etag: item.id,
  })
  return { contentType: answer.contentType, sizeBytes: item.size_bytes, headers: headersOf(item), send: answer.send }
}

/** Replays a recording with character times, in one piece; undefined where the request has none. */
export async function replayTimedRecording(
  ctx: With<'storage'>,
  requestId: string,
): Promise<TimedRecording | undefined> {
  const item = await getItemOfRequest(ctx, requestId)
  if (!item) return undefined
  const blocks: Uint8Array[] = []
  for await (const block of ctx.ports.storage.read(item.storage_key)) blocks.push(block)
  return { audio: Buffer.concat(blocks), alignments: item.alignments, headers: headersOf(item) }
}

/** Replays it as a line of JSON; undefined where the request has no recording. */
export async function replayTimedLines(ctx: With<'storage'>, requestId: string): Promise<ByteAnswer | undefined> {
  const recording = await replayTimedRecording(ctx, requestId)
  if (!recording) return undefined
  const line = Buffer.from(`${JSON.stringify(presentTimedSpeech(recording))}\n\n`)
  return {
    contentType: 'application/json',
    headers: recording.headers,
    sizeBytes: line.length,
    async send(sink) {
      if (!sink.write(line)) await sink.drained()
    },
  }
}

function headersOf(item: HistoryRow): Record<string, string> {
  return {
    'history-item-id': item.id,
    'character-cost': String(item.credits),
    'x-character-count': String(item.credits),
  }
}
