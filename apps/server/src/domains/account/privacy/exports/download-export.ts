import type { Input } from '@vireo/contracts/kit'
import type { privacyEndpoints } from '@vireo/contracts/privacy'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hashToken } from './create-export-link.ts'
import { findExportByToken } from './export-store.ts'

/** Answers with the copy whose address the browser has; the address is the only credential. */
export async function downloadExport(
  ctx: With<'storage'>,
  input: Input<typeof privacyEndpoints.downloadExport>,
): Promise<ByteAnswer> {
  const row = await findExportByToken(ctx, input.export_id, hashToken(input.token))
  const key = row?.storage_key
  if (!row || !key || (await ctx.ports.storage.size(key)) === undefined) throw new AppError('export_not_found')
  const day = row.created_at.toISOString().slice(0, 10)
  return {
    contentType: 'application/zip',
    headers: {
      'content-disposition': `attachment; filename="vireo-data-${day}.zip"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    ...(row.size_bytes !== null && { sizeBytes: row.size_bytes }),
    send: (sink) => pour(ctx.ports.storage.read(key), sink),
    range: (range) => ctx.ports.storage.read(key, range),
  }
}
