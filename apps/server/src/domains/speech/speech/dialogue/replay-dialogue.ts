import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getItemOfRequest } from '#history'
import { replayTimedRecording } from '../takes/replay.ts'
import { toLine } from '../timestamps/stream-with-timestamps.ts'
import type { TimedDialogueRecording } from './convert-dialogue-with-timestamps.ts'
import { presentTimedDialogue } from './present-timed-dialogue.ts'

/** Answers a repeated request with the dialogue that the first one made. */
export async function replayTimedDialogue(
  ctx: With<'storage'>,
  requestId: string,
): Promise<TimedDialogueRecording | undefined> {
  const [recording, item] = await Promise.all([replayTimedRecording(ctx, requestId), getItemOfRequest(ctx, requestId)])
  return recording && { ...recording, lines: item?.dialogue ?? [] }
}

/** Replays a timed dialogue as a line of JSON; undefined where the request has no recording. */
export async function replayDialogueLines(ctx: With<'storage'>, requestId: string): Promise<ByteAnswer | undefined> {
  const recording = await replayTimedDialogue(ctx, requestId)
  if (!recording) return undefined
  const line = toLine(presentTimedDialogue(recording))
  return {
    contentType: 'application/json',
    headers: recording.headers,
    sizeBytes: line.length,
    async send(sink) {
      if (!sink.write(line)) await sink.drained()
    },
  }
}
