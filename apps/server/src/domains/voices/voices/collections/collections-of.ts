import type { VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { listMemberships } from './collection-store.ts'

/** Returns the collections that the caller sees these voices in, by voice. */
export async function collectionsOf(
  ctx: Context,
  voiceIds: readonly VoiceId[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  if (voiceIds.length === 0) return found
  for (const { voice_id: voiceId, collection_id: id } of await listMemberships(ctx, voiceIds))
    found.set(voiceId, [...(found.get(voiceId) ?? []), id])
  return found
}
