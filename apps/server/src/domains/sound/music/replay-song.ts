import { getItemOfRequest } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { replayRecording } from '#speech'
import { findSongOfItem } from './song-store.ts'

/** Answers a repeated request with the piece that the first one made. */
export async function replaySong(ctx: With<'storage'>, requestId: string): Promise<ByteAnswer | undefined> {
  const answer = await replayRecording(ctx, requestId)
  const item = await getItemOfRequest(ctx, requestId)
  const song = item && (await findSongOfItem(ctx, item.id))
  return answer && song ? { ...answer, headers: { ...answer.headers, 'song-id': song.id } } : answer
}
