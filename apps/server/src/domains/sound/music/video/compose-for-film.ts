import { musicCredits, musicLimits as limits, type musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import { assertRoomForItem } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { assertAffordable } from '#usage/reservations/index.ts'
import { beginSong, type MusicPorts } from '../begin-song.ts'
import { sendWhole } from '../compose.ts'
import { chooseFormat } from '../plan-request.ts'
import { planFilm } from './plan-film.ts'

/** Composes music for videos and answers with the whole of it. Costs what it lasts; who leaves before that pays nothing. */
export async function composeForFilm(
  ctx: MusicPorts & With<'media'>,
  input: Input<typeof musicEndpoints.videoToMusic>,
): Promise<ByteAnswer> {
  return sendWhole(ctx, await beginSong(ctx, () => planFilm(ctx, input), true))
}

/** Refuses videos before they have come, where not even the shortest music could be paid, kept or sent as asked for. */
export async function assertMayCompose(
  ctx: With<'settings'>,
  { output_format }: Pick<Input<typeof musicEndpoints.videoToMusic>, 'output_format'>,
): Promise<void> {
  await chooseFormat(ctx, { output_format, model_id: 'music_v1' })
  await assertAffordable(ctx, musicCredits(limits.msMin))
  await assertRoomForItem(ctx)
}
