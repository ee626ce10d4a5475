import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { solveCaptcha } from '#voice-verification'
import { holdProfessionalVoice } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { assertComparable, countAttempt } from './read-aloud.ts'

/** Judges what was read: the words, and whether it is the voice of the recordings. Every judgement is an attempt. */
export async function judgeReading(
  ctx: With<'media' | 'settings' | 'speech' | 'speechAnalysis' | 'storage'>,
  input: Input<typeof professionalCloningEndpoints.solveCaptcha>,
): Promise<void> {
  await assertComparable(ctx, input.voice_id)
  await countAttempt(ctx, input.voice_id)
  try {
    await solveCaptcha(ctx, input)
  } finally {
    await transaction(ctx, async (ctx) => {
      await refreshFineTuning(ctx, await holdProfessionalVoice(ctx, input.voice_id, 'editor'))
    })
  }
}
