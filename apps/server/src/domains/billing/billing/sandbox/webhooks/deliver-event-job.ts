import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { deliverEvent } from './deliver-event.ts'

export const deliverEventJob = defineJob({
  name: 'billing.deliver-sandbox-event',
  kind: 'prompt',
  payload: z.object({ eventId: z.string() }),
  attemptsMax: 20,
  run: (ctx, { eventId }) => deliverEvent(ctx, eventId),
})
