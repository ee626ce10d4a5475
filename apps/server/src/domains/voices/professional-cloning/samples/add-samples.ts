import { type Input, type VoiceId } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { type SampleReport } from '@vireo/contracts/voices'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { type VoiceRow } from '#voices'
import {
  addSample,
  keepSamples,
  listSamples,
  noneUsable,
  presentSampleReport,
  takeSamples,
  type VoiceSampleRow,
} from '#voices/samples/index.ts'
import { assertNotTraining, getProfessionalVoice, holdProfessionalVoice } from '../policy.ts'
import { findDocuments } from '../proof/documents-store.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'

const { fileBytesMax, sampleMsMax, samplesMax } = professionalCloningLimits

export type AddedSamples = {
  readonly samples: readonly VoiceSampleRow[]
  /** The files that were not taken, each with its reason. */
  readonly refused: readonly SampleReport[]
}

/** Adds recordings to a professional voice. A file that cannot be used is refused by name, without the others. */
export async function addSamples(
  ctx: With<'media' | 'speechAnalysis' | 'storage'>,
  input: Input<typeof professionalCloningEndpoints.addSamples>,
): Promise<AddedSamples> {
  const voiceId = input.voice_id
  await getProfessionalVoice(ctx, voiceId, 'editor')
  const before = await listSamples(ctx, voiceId)
  const taken = await takeSamples(ctx, input.files.files, {
    removesNoise: input.remove_background_noise,
    known: before.map(({ hash }) => hash),
    knownMs: before.reduce((sum, sample) => sum + sample.duration_ms, 0),
    durationMsMax: sampleMsMax,
    totalMsMax: samplesMax * sampleMsMax,
    fileBytesMax,
  })
  if (taken.accepted.length === 0) throw noneUsable(taken.files)
  const samples = await keepSamples(ctx, voiceId, taken.accepted, (rows) => store(ctx, voiceId, rows))
  return { samples, refused: taken.refused.map(presentSampleReport) }
}

function store(ctx: Context, voiceId: VoiceId, rows: readonly VoiceSampleRow[]): Promise<readonly VoiceSampleRow[]> {
  return transaction(ctx, async (ctx) => {
    const voice = await holdProfessionalVoice(ctx, voiceId, 'editor')
    await assertNotTraining(ctx, voiceId)
    const before = await listSamples(ctx, voiceId)
    if (before.length + rows.length > samplesMax) throw new AppError('too_many_samples')
    for (const row of rows) await addSample(ctx, row)
    await refreshFineTuning(ctx, voice, (await staysVerified(ctx, voice)) ? {} : { is_verified: false })
    await writeAudit(ctx, {
      action: 'professional-cloning.samples-added',
      target: { kind: 'voice', id: voiceId },
      details: { sample_ids: rows.map(({ id }) => id) },
    })
    return rows
  })
}

/**
 * Tells whether a voice stays verified with more recordings: by documents yes; a reading was compared with the old ones
 * only.
 */
async function staysVerified(ctx: Context, voice: VoiceRow): Promise<boolean> {
  return !voice.is_verified || (await findDocuments(ctx, voice.id))?.decision === 'accepted'
}
