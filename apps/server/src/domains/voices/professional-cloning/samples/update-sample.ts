import type { Context } from '#kernel/context.ts'
import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { AppError } from '#kernel/errors.ts'

import { transaction } from '#kernel/transaction.ts'
import { type VoiceRow } from '#voices'
import { changeSample, type VoiceSampleRow } from '#voices/samples/index.ts'
import { assertNotTraining } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { holdSample } from './get-sample.ts'
import { detailsOf, type SampleDetails, separationOf } from './sample-details.ts'

type Changes = Input<typeof professionalCloningEndpoints.updateSample>

/** Says which part of a recording is used. What is left out stays; null uses everything again. */
export function updateSample(ctx: Context, changes: Changes): Promise<VoiceRow> {
  return transaction(ctx, async (ctx) => {
    const { voice, sample } = await holdSample(ctx, changes.voice_id, changes.sample_id)
    await assertNotTraining(ctx, voice.id)
    await changeSample(ctx, {
      ...sample,
      file_name: changes.file_name ?? sample.file_name,
      remove_background_noise: changes.remove_background_noise ?? sample.remove_background_noise,
      details: { ...detailsOf(sample), ...trimmed(sample, changes), ...chosen(sample, changes) },
    })
    return refreshFineTuning(ctx, voice)
  })
}

function trimmed(sample: VoiceSampleRow, changes: Changes): SampleDetails {
  const { trim_start: startBefore = null, trim_end: endBefore = null } = detailsOf(sample)
  const start = changes.trim_start_time === undefined ? startBefore : changes.trim_start_time
  const end = changes.trim_end_time === undefined ? endBefore : changes.trim_end_time
  const [from, to] = [start ?? 0, end ?? sample.duration_ms]
  if (from < to && to <= Math.ceil(sample.duration_ms)) return { trim_start: start, trim_end: end }
  throw new AppError('invalid_parameters', {
    message: `What is used must begin before it ends, within the ${(sample.duration_ms / 1000).toFixed(1)} seconds of the recording.`,
    param: from < to ? 'trim_end_time' : 'trim_start_time',
  })
}

function chosen(sample: VoiceSampleRow, { selected_speaker_ids: ids }: Changes): SampleDetails {
  if (ids === undefined) return {}
  const separation = separationOf(sample)
  const unknown = ids?.find((id) => !Object.hasOwn(separation.speakers ?? {}, id))
  if (unknown !== undefined) throw new AppError('speaker_not_found', { param: 'selected_speaker_ids' })
  return { speaker_separation: { ...separation, selected_speaker_ids: ids && [...new Set(ids)] } }
}
