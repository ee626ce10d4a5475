import type { VoiceId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { type VoiceRow } from '#voices'
import { findSample, type VoiceSampleRow } from '#voices/samples/index.ts'
import { getProfessionalVoice, holdProfessionalVoice } from '../policy.ts'

/** How requests name a recording, in the path or in the query. */
export type NamedSample = { readonly voice_id: VoiceId; readonly sample_id: string }

/**
 * Returns a recording of a professional voice that the caller may see. Throws `voice_not_found` and `sample_not_found`.
 */
export async function getSample(ctx: Context, voiceId: VoiceId, sampleId: string): Promise<VoiceSampleRow> {
  await getProfessionalVoice(ctx, voiceId, 'viewer')
  return found(await findSample(ctx, voiceId, sampleId))
}

/**
 * Returns a recording and its voice, whose row stays locked until the transaction ends and guards its recordings too.
 */
export async function holdSample(
  ctx: TransactionContext,
  voiceId: VoiceId,
  sampleId: string,
): Promise<{ readonly voice: VoiceRow; readonly sample: VoiceSampleRow }> {
  const voice = await holdProfessionalVoice(ctx, voiceId, 'editor')
  return { voice, sample: found(await findSample(ctx, voiceId, sampleId)) }
}

function found(sample: VoiceSampleRow | undefined): VoiceSampleRow {
  if (sample) return sample
  throw new AppError('sample_not_found', { param: 'sample_id' })
}
