import type { Context } from '#kernel/context.ts'
import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { writeAudit } from '#kernel/audit.ts'

import { transaction } from '#kernel/transaction.ts'
import { countVoiceEdit, type VoiceChange, type VoiceRow } from '#voices'
import { spokenLanguage } from './create-voice.ts'
import { removeLanguages } from './language-store.ts'
import { assertNotTraining, holdProfessionalVoice } from './policy.ts'
import { refreshFineTuning } from './refresh-fine-tuning.ts'

/** Changes what a professional voice is called and which language it speaks. What is left out stays. */
export function updateVoice(
  ctx: Context,
  { voice_id: voiceId, name, language, description, labels }: Input<typeof professionalCloningEndpoints.update>,
): Promise<VoiceRow> {
  return transaction(ctx, async (ctx) => {
    const voice = await holdProfessionalVoice(ctx, voiceId, 'editor')
    const change: VoiceChange = {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language: spokenLanguage(language) }),
      ...(description !== undefined && { description }),
      ...(labels && { labels }),
    }
    if (Object.keys(change).length === 0) return voice
    if (change.language !== undefined && change.language !== voice.language) {
      await assertNotTraining(ctx, voiceId)
      await removeLanguages(ctx, voiceId)
    }
    await countVoiceEdit(ctx)
    await writeAudit(ctx, {
      action: 'professional-cloning.changed',
      target: { kind: 'voice', id: voiceId },
      details: { changed: Object.keys(change) },
    })
    return refreshFineTuning(ctx, voice, change)
  })
}
