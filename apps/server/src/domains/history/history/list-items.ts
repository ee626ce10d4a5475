import type { historyEndpoints } from '@vireo/contracts/history'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hideVoices } from './hide-voices.ts'
import { findPage, findPosition } from './history-store.ts'
import { nameLinks } from './name-links.ts'
import type { HistoryRow } from './tables.ts'

export type ItemPage = { readonly rows: readonly HistoryRow[]; readonly hasMore: boolean }

/**
 * Lists a page of the caller's history, or for admins everybody's, and tells whether more follows. Throws
 * `invalid_cursor`.
 */
export async function listItems(ctx: With<'settings'>, input: Input<typeof historyEndpoints.list>): Promise<ItemPage> {
  const cursor = input.start_after_history_item_id
  const after = cursor ? await findPosition(ctx, cursor) : undefined
  if (cursor && !after) throw new AppError('invalid_cursor', { param: 'start_after_history_item_id' })
  const { voice_id } = input
  // What was spoken under an alias is kept under the voice that spoke.
  const query = voice_id ? { ...input, voice_id: ctx.ports.settings.voiceAliases.find(voice_id) ?? voice_id } : input
  const rows = await findPage(ctx, query, after, input.page_size + 1)
  const shown = await nameLinks(ctx, await hideVoices(ctx, rows.slice(0, input.page_size)))
  return { rows: shown, hasMore: rows.length > input.page_size }
}
