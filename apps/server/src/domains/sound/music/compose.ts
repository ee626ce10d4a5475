import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { sendOnceWhole } from '#speech/sources/index.ts'
import { beginSong, type BegunSong, type MusicPorts } from './begin-song.ts'
import { planRequest } from './plan-request.ts'

/** Composes a piece and answers with the whole; who leaves before that pays nothing. */
export async function compose(ctx: MusicPorts, input: Input<typeof musicEndpoints.compose>): Promise<ByteAnswer> {
  return sendWhole(ctx, await beginSong(ctx, () => planRequest(ctx, input), true))
}

/** Waits for a whole piece and answers with it. */
export function sendWhole(ctx: MusicPorts, song: BegunSong): Promise<ByteAnswer> {
  const { take, contentType, headers } = song
  return sendOnceWhole(ctx, take, { contentType, headers, onLeave: () => take.abandon() })
}
