import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { voiceFolder } from '../files/voice-folder.ts'
import type { VoiceSampleRow } from '../tables.ts'
import { insertSample } from './sample-store.ts'

/** Gives a voice a sample whose file is in the storage already, in the voice's own folder: it goes when the voice goes. */
export function addSample(ctx: TransactionContext, row: VoiceSampleRow): Promise<void> {
  const folder = voiceFolder(row.workspace_id, row.voice_id)
  invariant(row.storage_key.startsWith(folder), `the file of sample ${row.id} stands in ${folder}`)
  return insertSample(ctx, row)
}
