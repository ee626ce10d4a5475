import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints, StoreAddress } from '@vireo/contracts/publishing'
import type { With } from '#ports/ports.ts'
import { getStorable } from './get-storable.ts'
import { addressOfStoreFiles } from './store-address.ts'

/** Makes the address where a browser saves what stores take in of a work. Throws what `getStorable` throws. */
export async function createStoreAddress(
  ctx: With<'settings' | 'vault'>,
  input: Input<typeof publishingEndpoints.createStoreAddress>,
): Promise<StoreAddress> {
  return addressOfStoreFiles(ctx, (await getStorable(ctx, input)).edition)
}
