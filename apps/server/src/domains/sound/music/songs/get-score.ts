import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import { attachment } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { enterUnpaid } from '#usage'
import { getScoredSong } from './get-song.ts'
import { inEngine } from '../plans/plan-music.ts'

const kinds = {
  midi: { contentType: 'audio/midi', ending: 'mid' },
  musicxml: { contentType: 'application/vnd.recordare.musicxml+xml', ending: 'musicxml' },
} as const

/** Answers with the score of a song, for sequencers or notation programs. */
export async function getScore(
  ctx: With<'concurrency' | 'music' | 'settings'>,
  input: Input<typeof musicEndpoints.getScore>,
): Promise<ByteAnswer> {
  const { recipe, outline } = await getScoredSong(ctx, input)
  const { title } = outline
  const place = await enterUnpaid(ctx)
  try {
    const bytes = await inEngine(ctx, (options) => ctx.ports.music.write({ recipe, as: input.format, title }, options))
    const { contentType, ending } = kinds[input.format]
    return {
      contentType,
      sizeBytes: bytes.byteLength,
      headers: { 'content-disposition': attachment(`${title}.${ending}`) },
      async send(sink) {
        if (!sink.write(bytes)) await sink.drained()
      },
    }
  } finally {
    place.leave()
  }
}
