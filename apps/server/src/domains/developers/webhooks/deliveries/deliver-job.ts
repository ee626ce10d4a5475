import { z } from 'zod'
import { defineJob, type JobDefinition } from '#jobs/define-job.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { isAnythingDue } from './claim-store.ts'
import { deliverDue } from './deliver-due.ts'

/** Sends what is due. Also runs every minute, for deliveries that are tried again. */
export const deliverJob: JobDefinition & { readonly payload: z.ZodObject<Record<never, never>> } = defineJob({
  name: 'webhooks.deliver',
  isForAll: true,
  payload: z.object({}),
  attemptsMax: 3,
  cron: '* * * * *',
  run: async (ctx, _payload, control) => {
    const sent = await deliverDue(ctx, control)
    // What is left after one turn goes behind what others have to do.
    if (!control.signal.aborted && (await isAnythingDue(ctx)))
      await enqueue(ctx, deliverJob, {}, { dedupeKey: deliverJob.name })
    return { sent }
  },
})
