import type { SpeakerSeparation } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import { getJob } from '#jobs/enqueue.ts'
import { type NamedSample, getSample } from './get-sample.ts'
import { separationOf, detailsOf } from './sample-details.ts'
import { isOpen } from './separate-speakers.ts'

/** How far telling the speakers apart is, and who they are. */
export async function getSpeakers(
  ctx: Context,
  { voice_id: voiceId, sample_id: sampleId }: NamedSample,
): Promise<SpeakerSeparation> {
  const sample = await getSample(ctx, voiceId, sampleId)
  const separation = separationOf(sample)
  const jobId = detailsOf(sample).separation_job_id
  if (separation.status !== 'pending' || jobId === undefined) return separation
  // The job itself says how it ended, save where the process ended beneath it too often.
  const isGivenUp =
    !isOpen(await getJob(ctx, jobId)) && separationOf(await getSample(ctx, voiceId, sampleId)).status === 'pending'
  return isGivenUp ? { ...separation, status: 'failed' } : separation
}
