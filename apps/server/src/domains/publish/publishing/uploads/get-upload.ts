import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { UploadRow } from '../tables.ts'
import { listUploads } from './upload-store.ts'

/** Finds what was uploaded to a work of the caller's workspace. Throws `work_upload_not_found`. */
export async function getUpload(
  ctx: Context,
  { work_id: workId, upload_id: id }: { readonly work_id: string; readonly upload_id: string },
): Promise<UploadRow> {
  const upload = (await listUploads(ctx, workId)).find((one) => one.id === id)
  if (!upload) throw new AppError('work_upload_not_found')
  return upload
}
