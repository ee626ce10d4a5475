import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { runTraining } from './run-training.ts'

export const trainingJob = defineJob({
  name: 'professional-cloning.train',
  kind: 'heavy',
  payload: z.object({ trainingId: z.string() }),
  attemptsMax: 3,
  run: (ctx, { trainingId }, { signal }) => runTraining(ctx, trainingId, signal),
})
