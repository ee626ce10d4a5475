import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { sketchVoices } from './sketch-voices.ts'

/** Runs when a voice is made or sounds different, and every quarter of an hour for those from before and those that failed. */
export const sketchVoicesJob = defineJob({
  name: 'voices.sketch',
  kind: 'heavy',
  isForAll: true,
  payload: z.object({}),
  attemptsMax: 3,
  cron: '*/15 * * * *',
  run: async (ctx) => {
    const { sketched, isOver } = await sketchVoices(ctx)
    if (!isOver) await sketchSoon(ctx)
    return { sketched }
  },
})

/** Enqueues the job that listens to voices, once for all that wait. */
export async function sketchSoon(ctx: Context): Promise<void> {
  await enqueue(ctx, sketchVoicesJob, {}, { dedupeKey: sketchVoicesJob.name })
}
