import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import type { With } from '#ports/ports.ts'
import { findCollection } from './collection-store.ts'
import { type ShownCollection, showOne } from './list-collections.ts'

/** Shows one collection of the caller’s. Throws `voice_collection_not_found`. */
export async function getCollection(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.getCollection>,
): Promise<ShownCollection> {
  const row = await findCollection(ctx, input.collection_id)
  return showOne(ctx, row)
}
