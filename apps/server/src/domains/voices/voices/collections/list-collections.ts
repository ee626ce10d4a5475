import type { AccessLevel } from '@vireo/contracts/resources'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { accessToAll } from '#resources'
import { findPremadeVoice } from '../library/premade-voices.ts'
import { listSeenAmong } from '../search/visible-store.ts'
import { type CollectionRow, listCollectionRows, listMembers } from './collection-store.ts'

/** A collection as the caller sees it. */
export type ShownCollection = {
  readonly row: CollectionRow
  readonly access: AccessLevel
  readonly voiceCount: number
}

/** Lists every collection that the caller sees, by title. */
export async function listCollections(ctx: With<'settings'>): Promise<readonly ShownCollection[]> {
  return show(ctx, await listCollectionRows(ctx))
}

/** Shows one collection. Throws `voice_collection_not_found` where there is none, or none for the caller. */
export async function showOne(ctx: With<'settings'>, row: CollectionRow | undefined): Promise<ShownCollection> {
  const [shown] = row ? await show(ctx, [row]) : []
  if (!shown) throw new AppError('voice_collection_not_found', { param: 'collection_id' })
  return shown
}

async function show(ctx: With<'settings'>, rows: readonly CollectionRow[]): Promise<ShownCollection[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [levels, members] = await Promise.all([accessToAll(ctx, 'voice_collection', ids), listMembers(ctx, ids)])
  const seen = await listSeenAmong(ctx, [...new Set(members.map(({ voice_id: voiceId }) => voiceId))])
  const counts = new Map<string, number>()
  for (const { collection_id: id, voice_id: voiceId } of members)
    if (seen.has(voiceId) || findPremadeVoice(ctx, voiceId)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return rows.flatMap((row) => {
    const access = levels.get(row.id)
    return access ? [{ row, access, voiceCount: counts.get(row.id) ?? 0 }] : []
  })
}
