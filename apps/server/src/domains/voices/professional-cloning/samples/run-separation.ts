import type { VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { SpeakerSeparation } from '@vireo/contracts/voices'
import { type SeparatedSpeakers, SourceError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findSample, inScratchFolder, changeSample, type VoiceSampleRow } from '#voices/samples/index.ts'
import { holdProfessionalVoice } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { detailsOf, type SampleDetails, separationOf } from './sample-details.ts'
import { soundOfSample } from './sound-of-sample.ts'

const speakersMax = 8
/** As often as the job is tried. */
const runsMax = 3

export type Separation = { readonly voiceId: VoiceId; readonly sampleId: string }

/** Tells the speakers of a recording apart. A recording that was deleted meanwhile, or is done, is left alone. */
export async function runSeparation(
  ctx: With<'media' | 'speechAnalysis' | 'storage'>,
  separation: Separation,
  signal: AbortSignal,
): Promise<void> {
  const sample = await change(ctx, separation, (pending) => ({
    separation_runs: (detailsOf(pending).separation_runs ?? 0) + 1,
  }))
  if (!sample) return
  try {
    const { speakers } = await hear(ctx, sample, signal)
    const ids = speakers.map(({ id }) => id)
    await change(ctx, separation, (pending) =>
      ended(pending, {
        status: 'completed',
        speakers: Object.fromEntries(speakers.map((speaker) => [speaker.id, presentSpeaker(speaker)])),
        selected_speaker_ids: ids.length === 1 ? ids : null,
      }),
    )
  } catch (error) {
    signal.throwIfAborted()
    const isHopeless = error instanceof SourceError || error instanceof AppError
    if (!isHopeless && (detailsOf(sample).separation_runs ?? 0) < runsMax) throw error
    ctx.log.warn({ err: error, ...separation }, 'speakers could not be told apart')
    await change(ctx, separation, (pending) => ended(pending, { status: 'failed' }))
  }
}

function hear(
  ctx: With<'media' | 'speechAnalysis' | 'storage'>,
  sample: VoiceSampleRow,
  signal: AbortSignal,
): Promise<SeparatedSpeakers> {
  return inScratchFolder(async (folder) => {
    const sound = await soundOfSample(ctx, sample, { folder, signal })
    return ctx.ports.speechAnalysis.tellSpeakersApart(sound, {
      maxSpeakers: speakersMax,
      signal,
      share: ctx.workspaceId,
    })
  })
}

/** Writes what became of a separation that is still wanted; undefined where it is not. */
function change(
  ctx: Context,
  { voiceId, sampleId }: Separation,
  detailsAfter: (pending: VoiceSampleRow) => SampleDetails,
): Promise<VoiceSampleRow | undefined> {
  return transaction(ctx, async (ctx) => {
    if (!(await findSample(ctx, voiceId, sampleId))) return undefined
    const voice = await holdProfessionalVoice(ctx, voiceId, 'viewer')
    const sample = await findSample(ctx, voiceId, sampleId)
    if (!sample || separationOf(sample).status !== 'pending') return undefined
    const changed = { ...sample, details: { ...detailsOf(sample), ...detailsAfter(sample) } }
    await changeSample(ctx, changed)
    await refreshFineTuning(ctx, voice)
    return changed
  })
}

function ended(sample: VoiceSampleRow, outcome: Partial<SpeakerSeparation>): SampleDetails {
  return { speaker_separation: { ...separationOf(sample), ...outcome } }
}

function presentSpeaker({ id, spans, durationMs }: SeparatedSpeakers['speakers'][number]) {
  return {
    speaker_id: id,
    duration_secs: durationMs / 1000,
    utterances: spans.map(({ startMs, endMs }) => ({ start: startMs / 1000, end: endMs / 1000 })),
  }
}
