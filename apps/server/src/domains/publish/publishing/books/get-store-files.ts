import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getStorable } from './get-storable.ts'
import { sendStoreFiles } from './store-files.ts'

/** Answers its owner with what stores take in of a work. Throws what `getStorable` throws. */
export async function getStoreFiles(
  ctx: With<'storage'>,
  input: Input<typeof publishingEndpoints.getStoreFiles>,
): Promise<ByteAnswer> {
  return sendStoreFiles(ctx, await getStorable(ctx, input))
}
