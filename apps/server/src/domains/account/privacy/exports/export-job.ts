import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { makeExport } from './make-export.ts'

export const exportJob = defineJob({
  name: 'privacy.make-export',
  kind: 'heavy',
  payload: z.object({ exportId: z.string() }),
  attemptsMax: 3,
  run: (ctx, payload, control) => makeExport(ctx, payload, control),
})
