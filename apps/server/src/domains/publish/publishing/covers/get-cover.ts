import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getWorkRow } from '../policy.ts'

/** Shows its owner the cover that the next edition of a work has. Throws `work_has_no_cover`. */
export async function getCover(ctx: With<'storage'>, input: { readonly work_id: string }): Promise<ByteAnswer> {
  const { cover_key: key, cover_bytes: sizeBytes } = await getWorkRow(ctx, input)
  if (key === null || sizeBytes === null) throw new AppError('work_has_no_cover')
  return {
    contentType: 'image/jpeg',
    sizeBytes,
    headers: {
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    send: (sink) => pour(ctx.ports.storage.read(key), sink),
  }
}
