import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { deliverAssignment } from './deliver-assignment.ts'

export const deliverJob = defineJob({
  name: 'productions.deliver',
  payload: z.object({ assignmentId: z.string(), version: z.number().int() }),
  attemptsMax: 12,
  run: (ctx, payload) => deliverAssignment(ctx, payload),
})
