import type { Context } from '#kernel/context.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import path from 'node:path'
import type { ClonedVoice, CloningSample } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { inScratchFolder, keepReference, listSamples } from '#voices/samples/index.ts'
import type { PreparedSpeech, TrainingRow } from '../tables.ts'
import type { KeptWork } from './kept-work.ts'
import { prepareSpeech } from './prepare-speech.ts'
import { listTrainings } from './training-store.ts'
import { verifyLanguage } from './verify-language.ts'

/** Which share of the whole is done after each step. */
const doneAfter = { preparing: 0.3, cloning: 0.9, listening: 0.98 } as const

export type Work = {
  readonly training: TrainingRow
  readonly language: string
  readonly signal: AbortSignal
  readonly kept: KeptWork
}

/** Prepares the used speech of each recording. Those that were prepared before a crash are not prepared again. */
export async function prepareSamples(ctx: With<'media' | 'storage'>, work: Work): Promise<readonly PreparedSpeech[]> {
  const samples = await listSamples(ctx, work.training.voice_id)
  for (const [index, sample] of samples.entries()) {
    work.signal.throwIfAborted()
    const before = work.kept.done.prepared ?? []
    if (before.some(({ sampleId }) => sampleId === sample.id)) continue
    const speech = await prepareSpeech(ctx, { training: work.training, sample }, work.signal)
    if (!speech) continue
    const progress = (doneAfter.preparing * (index + 1)) / samples.length
    await work.kept.keep({ prepared: [...before, speech] }, progress)
  }
  return work.kept.done.prepared ?? []
}

/**
 * Returns the voice the cloning engine makes of the speech, or the one it made already for another model of this voice.
 */
export async function cloneVoice(
  ctx: With<'storage' | 'voiceCloning'>,
  work: Work,
  prepared: readonly PreparedSpeech[],
): Promise<ClonedVoice> {
  const known = work.kept.done.cloned ?? (await clonedForAnotherModel(ctx, work.training))
  const cloned = known ?? (await inScratchFolder((folder) => clone(ctx, work, { prepared, folder })))
  await work.kept.keep({ cloned }, doneAfter.cloning)
  return cloned
}

type Prepared = { readonly prepared: readonly PreparedSpeech[]; readonly folder: string }

async function clone(
  ctx: With<'storage' | 'voiceCloning'>,
  work: Work,
  { prepared, folder }: Prepared,
): Promise<ClonedVoice> {
  const { training, language, signal, kept } = work
  const samples: CloningSample[] = []
  for (const { sampleId, storageKey, sampleRateHz, removesNoise } of prepared) {
    const file = path.join(folder, `${sampleId}.pcm`)
    await writeIntoFile(file, ctx.ports.storage.read(storageKey), signal)
    samples.push({ path: file, sampleRateHz, removesNoise })
  }
  const part = doneAfter.cloning - doneAfter.preparing
  return kept.watched((tell) =>
    ctx.ports.voiceCloning.clone(
      { samples, language, effort: 'professional', seed: training.seed },
      {
        signal,
        share: ctx.workspaceId,
        onProgress: (done) => tell(doneAfter.preparing + part * done),
        keepReference: (clip) => keepReference(ctx, referenceOf(training), clip),
      },
    ),
  )
}

function referenceOf({ id, workspace_id: workspaceId, voice_id: voiceId }: TrainingRow) {
  return { workspaceId, voiceId, name: id }
}

async function clonedForAnotherModel(ctx: Context, training: TrainingRow): Promise<ClonedVoice | undefined> {
  const trainings = await listTrainings(ctx, training.voice_id)
  return trainings.find(
    ({ state, model_id: model, samples_digest: digest }) =>
      state === 'fine_tuned' && model !== training.model_id && digest === training.samples_digest,
  )?.checkpoint.cloned
}

/** Returns the languages the voice was understood in: its own or none, because no other is tried. */
export async function findLanguages(
  ctx: With<'speech' | 'speechAnalysis'>,
  work: Work,
  cloned: ClonedVoice,
): Promise<readonly string[]> {
  if (work.kept.done.languages) return work.kept.done.languages
  const { language, signal } = work
  const languages = (await verifyLanguage(ctx, { recipe: cloned.recipe, language }, signal)) ? [language] : []
  await work.kept.keep({ languages }, doneAfter.listening)
  return languages
}
