import { noClient } from '#kernel/client.ts'
import { type Context, system } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findOwnItems, type HistoryRow } from '#history'
import type { SharedSoundRow } from '../store/tables.ts'

/** Lets the caller read in the workspace of whoever published a sound: everybody may hear it. */
export function insideOf<Ctx extends Context>(ctx: Ctx, { workspace_id: workspaceId }: SharedSoundRow): Ctx {
  return { ...ctx, actor: system, client: noClient, workspaceId: workspaceId ?? '' }
}

/** Finds the recording of a sound that somebody published. Throws `sound_not_found` once it is deleted. */
export async function itemOf(ctx: Context, sound: SharedSoundRow): Promise<HistoryRow> {
  const [item] = await findOwnItems(insideOf(ctx, sound), sound.history_item_id === null ? [] : [sound.history_item_id])
  if (!item) throw new AppError('sound_not_found', { param: 'generation_id' })
  return item
}
