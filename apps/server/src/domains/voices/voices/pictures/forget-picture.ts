import type { TransactionContext } from '#kernel/context.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { removeFilesJob } from '../files/remove-files-job.ts'
import type { VoiceRow } from '../tables.ts'
import { pictureFile } from './picture-file.ts'
import { findPicture, updatePicture } from './picture-store.ts'

/** Takes the picture from a voice that the caller holds, and its file with it. Tells whether there was one. */
export async function forgetPicture(ctx: TransactionContext, voice: VoiceRow): Promise<boolean> {
  const found = await findPicture(ctx, voice.id)
  if (!found) return false
  await updatePicture(ctx, voice.id, null)
  await enqueue(ctx, removeFilesJob, { keys: [pictureFile(voice.workspace_id, voice.id, found.picture)] })
  return true
}
