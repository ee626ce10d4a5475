import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { sendAsMade } from '#speech/sources/index.ts'
import { beginSong, type MusicPorts } from './begin-song.ts'
import { planRequest } from './plan-request.ts'

/** Composes a piece and sends it while it is played; who leaves pays for what was played by then. */
export async function streamMusic(ctx: MusicPorts, input: Input<typeof musicEndpoints.stream>): Promise<ByteAnswer> {
  const { take, contentType, headers } = await beginSong(ctx, () => planRequest(ctx, input), false)
  return sendAsMade(take, { contentType, headers })
}
