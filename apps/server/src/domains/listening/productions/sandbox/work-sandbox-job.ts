import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { workSandbox } from './work-sandbox.ts'

export const workSandboxJob = defineJob({
  name: 'productions.work-sandbox',
  payload: z.object({ orderId: z.string() }),
  attemptsMax: 6,
  run: (ctx, { orderId }) => workSandbox(ctx, orderId),
})
