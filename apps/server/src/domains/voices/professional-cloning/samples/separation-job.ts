import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { runSeparation } from './run-separation.ts'

export const separationJob = defineJob({
  name: 'professional-cloning.separate-speakers',
  kind: 'heavy',
  payload: z.object({ voiceId: z.string(), sampleId: z.string() }),
  attemptsMax: 3,
  run: (ctx, payload, { signal }) => runSeparation(ctx, payload, signal),
})
