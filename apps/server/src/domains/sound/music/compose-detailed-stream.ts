import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer, ByteSink } from '#kernel/byte-stream.ts'
import { sendAsMade } from '#speech/sources/index.ts'
import { beginSong, type MusicPorts } from './begin-song.ts'
import { planRequest } from './plan-request.ts'
import { detailsOf } from './details.ts'

/** Composes a piece and sends its plan and then its audio as events, while it is played. */
export async function composeDetailedStream(
  ctx: MusicPorts,
  input: Input<typeof musicEndpoints.composeDetailedStream>,
): Promise<ByteAnswer> {
  const song = await beginSong(ctx, () => planRequest(ctx, input), false)
  const audio = sendAsMade(song.take, { contentType: song.contentType, headers: song.headers })
  return {
    contentType: 'text/event-stream',
    headers: { ...audio.headers, 'cache-control': 'no-cache' },
    async send(sink, signal) {
      const { waveform_visual: _, ...before } = detailsOf(song, { ...input, with_waveform_visual: false })
      const details = once(() => toEvent('details', { song_id: song.ids.songId, ...before }))
      await audio.send(inEvents(sink, details), signal)
      const { waveform_visual } = detailsOf(song, input)
      if (!sink.gone && !sink.write(toEvent('done', { waveform_visual }))) await sink.drained()
    },
  }
}

/** Writes audio as events; the plan goes with the first, so that a failure before it is an ordinary error. */
function inEvents(sink: ByteSink, before: () => Uint8Array | undefined): ByteSink {
  return {
    write(bytes) {
      const audio = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
      const event = toEvent('audio', { audio_base64: audio })
      const details = before()
      return sink.write(details ? Buffer.concat([details, event]) : event)
    },
    drained: () => sink.drained(),
    get gone() {
      return sink.gone
    },
  }
}

function once(make: () => Uint8Array): () => Uint8Array | undefined {
  let isDone = false
  return () => {
    if (isDone) return undefined
    isDone = true
    return make()
  }
}

function toEvent(type: string, data: object): Uint8Array {
  return Buffer.from(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
}
