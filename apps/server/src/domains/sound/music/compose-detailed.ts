import { randomUUID } from 'node:crypto'
import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { beginSong, type MusicPorts } from './begin-song.ts'
import { planRequest } from './plan-request.ts'
import { sendWhole } from './compose.ts'
import { detailsOf } from './details.ts'

/** Composes a piece and answers with its plan and the whole of it, in two parts. */
export async function composeDetailed(
  ctx: MusicPorts,
  input: Input<typeof musicEndpoints.composeDetailed>,
): Promise<ByteAnswer> {
  const song = await beginSong(ctx, () => planRequest(ctx, input), true)
  const audio = await sendWhole(ctx, song)
  return inParts(audio, detailsOf(song, input), `${song.ids.songId}.${song.plan.format.codec}`)
}

/** Puts one line of JSON and the audio together, as `multipart/mixed` has it (RFC 2046). */
function inParts(audio: ByteAnswer, details: object, fileName: string): ByteAnswer {
  const boundary = `vireo-${randomUUID()}`
  const head = Buffer.from(
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(details)}\r\n` +
      `--${boundary}\r\nContent-Type: ${audio.contentType}\r\n` +
      `Content-Disposition: attachment; filename="${fileName}"\r\n\r\n`,
  )
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  return {
    contentType: `multipart/mixed; boundary=${boundary}`,
    ...(audio.headers && { headers: audio.headers }),
    ...(audio.sizeBytes !== undefined && { sizeBytes: head.length + audio.sizeBytes + end.length }),
    async send(sink, signal) {
      if (!sink.write(head)) await sink.drained()
      await audio.send(sink, signal)
      if (!sink.gone && !sink.write(end)) await sink.drained()
    },
  }
}
