import type { Input } from '@vireo/contracts/kit'
import type { profilesEndpoints } from '@vireo/contracts/profiles'
import type { With } from '#ports/ports.ts'
import { listPublicRecordings, type PublicRecordingsPage } from '#sharing'

/** Lists the caller's recordings of this workspace that have a public link. */
export function listWorks(
  ctx: With<'vault' | 'settings'>,
  { cursor, page_size: limit }: Input<typeof profilesEndpoints.listWorks>,
): Promise<PublicRecordingsPage> {
  return listPublicRecordings(ctx, { cursor, limit })
}
