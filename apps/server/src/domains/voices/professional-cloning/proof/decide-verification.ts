import type { VoiceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { giveNotice } from '#notifications'
import { holdProfessionalVoice } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { findDocuments, saveDocuments } from './documents-store.ts'
import { wordsIn } from '../words-in.ts'

export type Decision = { readonly voiceId: VoiceId; readonly isAccepted: boolean }

const told = {
  accepted: { severity: 'success', words: 'verified' },
  declined: { severity: 'warning', words: 'declined' },
} as const

/** Says whether documents prove that a voice is somebody's own. Only the operator's command line does. */
export function decideVerification(ctx: Context, { voiceId, isAccepted }: Decision): Promise<void> {
  const decision = isAccepted ? 'accepted' : 'declined'
  return transaction(ctx, async (ctx) => {
    const voice = await holdProfessionalVoice(ctx, voiceId, 'admin')
    const documents = await findDocuments(ctx, voiceId)
    if (documents?.decision !== null)
      throw new AppError('voice_not_found', { message: 'No documents of this voice wait.' })
    await saveDocuments(ctx, { ...documents, decision, decided_at: ctx.now() })
    await refreshFineTuning(ctx, voice, isAccepted ? { is_verified: true, verification_failures: [] } : {})
    await writeAudit(ctx, {
      action: 'professional-cloning.verification-decided',
      target: { kind: 'voice', id: voiceId },
      details: { decision },
    })
    const { severity, words } = told[decision]
    await giveNotice(ctx, documents.requested_by, {
      severity,
      say: (language) => {
        const { title, text } = wordsIn(language)[words]
        return { title: title(voice.name), description: text }
      },
      occasion: `professional-cloning.verification-decided ${voiceId} ${String(documents.requested_at.getTime())}`,
      mailed: true,
      about: { topic: 'voices', workspaceId: ctx.workspaceId },
    })
  })
}
