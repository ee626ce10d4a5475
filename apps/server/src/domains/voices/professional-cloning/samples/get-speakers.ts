import type { SpeakerSeparation } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import { getJob } from '#jobs/enqueue.ts'
import { type NamedSample, getSample } from './get-sample.ts'
import { separationOf, detailsOf } from './sample-details.ts'
import { isOpen } from './separate-speakers.ts'

/** Returns the state of the separation of a recording, and its speakers. One whose job was given up has failed. */
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
