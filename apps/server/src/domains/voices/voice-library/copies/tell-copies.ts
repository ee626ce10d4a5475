import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { changeVoiceCopy } from '#voices/copies/index.ts'
import { takeUntold, type TellingOf, type ToldCopy } from './copy-store.ts'

const batchSize = 200

/**
 * Tells the workspaces that have copies of a voice what became of it, and silences copies whose notice period is over.
 * What each was told last stands beside its copy, so nobody hears anything twice.
 */
export async function tellCopies(ctx: Context): Promise<Readonly<Record<TellingOf, number>>> {
  return {
    shared: await tellAll(ctx, 'shared'),
    notice: await tellAll(ctx, 'notice'),
    removed: await tellAll(ctx, 'removed'),
  }
}

async function tellAll(ctx: Context, told: TellingOf): Promise<number> {
  let total = 0
  for (;;) {
    const count = await transaction(ctx, async (ctx) => {
      const copies = await takeUntold(ctx, told, batchSize)
      for (const copy of copies) await tell(ctx, told, copy)
      return copies.length
    })
    total += count
    if (count < batchSize) return total
  }
}

async function tell(ctx: TransactionContext, told: TellingOf, copy: ToldCopy): Promise<void> {
  const facts = {
    workspaceId: copy.workspace_id,
    userId: copy.user_id,
    voiceId: copy.copy_voice_id,
    originalVoiceId: copy.original_voice_id,
    publicOwnerId: copy.public_owner_id,
    name: copy.name,
  }
  if (told === 'shared') return ctx.emit('voice-library.removal-notice-withdrawn', facts)
  if (told === 'notice') {
    const disableAtUnix = Math.floor((copy.disable_at ?? ctx.now()).getTime() / 1000)
    return ctx.emit('voice-library.removal-notice', { ...facts, disableAtUnix })
  }
  await changeVoiceCopy(ctx, copy.copy_voice_id, { sharing_status: 'copied_disabled' })
  return ctx.emit('voice-library.voice-removed', facts)
}
