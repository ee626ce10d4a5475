import type { TransactionContext } from '#kernel/context.ts'
import { changeVoice, verificationOfVoices, type VoiceChange, type VoiceRow } from '#voices'
import { listSamples } from '#voices/samples/index.ts'
import { fineTuningDocument } from './fine-tuning-document.ts'
import { findProfessionalVoice } from './professional-voice-store.ts'
import { findDocuments } from './proof/documents-store.ts'
import { listTrainings } from './training/training-store.ts'

/** Writes how far a voice is, after whatever changed it, with what else changes of a voice that the caller holds. */
export async function refreshFineTuning(
  ctx: TransactionContext,
  voice: VoiceRow,
  change: VoiceChange = {},
): Promise<VoiceRow> {
  const [professional, samples, trainings, documents, attempts] = [
    await findProfessionalVoice(ctx, voice.id),
    await listSamples(ctx, voice.id),
    await listTrainings(ctx, voice.id),
    await findDocuments(ctx, voice.id),
    await ctx.hooks.ask(verificationOfVoices, ctx, [voice.id]),
  ]
  const facts = { professional, samples, trainings, documents, attempts: attempts.get(voice.id) ?? [] }
  const document = fineTuningDocument({ ...facts, voice: { ...voice, ...change } })
  return changeVoice(ctx, voice, { ...change, fine_tuning: document })
}
