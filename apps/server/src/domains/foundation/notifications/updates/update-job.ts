import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { sendUpdate } from './send-update.ts'

export const updateJob = defineJob({
  name: 'notifications.send-update',
  isForAll: true,
  payload: z.object({ updateId: z.string(), subject: z.string(), paragraphs: z.array(z.string()) }),
  attemptsMax: 5,
  run: (ctx, payload, control) => sendUpdate(ctx, payload, control),
})
