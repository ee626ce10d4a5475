import type { audioNativeEndpoints, HeardWords } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { type Context, system } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getOwnItem, type HistoryRow } from '#history'
import { getPublished, type Played } from './find-player.ts'

/** Reads the words of what is published, each with the millisecond at which it is heard. */
export async function getWords(ctx: Context, input: Input<typeof audioNativeEndpoints.getWords>): Promise<HeardWords> {
  ctx.client.tell('access-control-allow-origin', '*')
  const played = await getPublished(ctx, input)
  const { alignments } = await getItem({ ...ctx, actor: system, workspaceId: played.page.workspace_id }, played)
  const { characters = [], startMs = [] } = alignments?.original ?? {}
  const words: [string, number][] = []
  let open = false
  for (const [at, character] of characters.entries()) {
    const isBlank = /^\s/u.test(character)
    const last = words.at(-1)
    if (!isBlank && open && last) last[0] += character
    else if (!isBlank) words.push([character, Math.round(startMs[at] ?? 0)])
    open = !isBlank
  }
  return { words }
}

async function getItem(inside: Context, { recording }: Played): Promise<HistoryRow> {
  return getOwnItem(inside, { history_item_id: recording.id }).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'history_item_not_found'
    throw isGone ? new AppError('audio_native_project_not_found') : error
  })
}
