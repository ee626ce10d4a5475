import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetResource } from '#resources'
import { deleteMemberships } from './collections/collection-store.ts'
import { onVoiceDelete } from './hooks.ts'
import { assertNotPremade, holdOwnVoice } from './own-voice.ts'
import { removeFilesJob } from './files/remove-files-job.ts'
import type { VoiceRow } from './tables.ts'
import { voiceFolder } from './files/voice-folder.ts'
import { deleteVoiceSettings } from './settings/voice-settings-store.ts'
import { deleteVoiceRow } from './voice-store.ts'

/** Ends a voice: its place is free at once, its files go away soon after. What was spoken with it stays. */
export function deleteVoice(ctx: With<'settings'>, input: Input<typeof voicesEndpoints.delete>): Promise<void> {
  assertNotPremade(ctx, input.voice_id)
  return transaction(ctx, async (ctx) => {
    const voice = await holdOwnVoice(ctx, input.voice_id, 'admin')
    await removeVoice(ctx, voice)
    await writeAudit(ctx, {
      action: 'voices.deleted',
      target: { kind: 'voice', id: voice.id },
      details: { name: voice.name, category: voice.category, copied_from: voice.copied_from },
    })
  })
}

/** Forgets a voice that the caller holds, with everything of it here and in the slices above. */
export async function removeVoice(ctx: TransactionContext, voice: VoiceRow): Promise<void> {
  await ctx.hooks.gather(onVoiceDelete, ctx, voice)
  await deleteMemberships(ctx, voice.id)
  await deleteVoiceRow(ctx, voice)
  await deleteVoiceSettings(ctx, voice)
  await forgetResource({ ...ctx, workspaceId: voice.workspace_id }, { type: 'voice', id: voice.id })
  await enqueue(ctx, removeFilesJob, { folder: voiceFolder(voice.workspace_id, voice.id) })
  await ctx.emit('voices.deleted', { workspaceId: voice.workspace_id, voiceId: voice.id, name: voice.name })
}
