import type { VoiceId } from '@vireo/contracts/kit'
import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { measureVoices } from './measure-voices.ts'
import { deleteUnlistedPrints } from './print-store.ts'

/** Runs when voices are published or sound different, and every quarter of an hour for those that were missed. */
export const measureVoicesJob = defineJob({
  name: 'voice-library.measure-voices',
  kind: 'heavy',
  isForAll: true,
  payload: z.object({ after: z.string().optional() }),
  attemptsMax: 3,
  cron: '*/15 * * * *',
  run: async (ctx, { after }) => {
    const { measured, next } = await measureVoices(ctx, after)
    if (next !== undefined) await enqueue(ctx, measureVoicesJob, { after: next })
    return { measured }
  },
})

/** Follows a change to a publication: removes a print that is not to be found any more at once, and measures soon. */
export async function followListing(ctx: TransactionContext, voiceId: VoiceId): Promise<void> {
  await deleteUnlistedPrints(ctx, voiceId)
  await measureSoon(ctx)
}

/** Enqueues the job that listens to published voices, so that they are found by how they sound. */
export async function measureSoon(ctx: Context): Promise<void> {
  await enqueue(ctx, measureVoicesJob, {}, { dedupeKey: measureVoicesJob.name })
}
