import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { separationJob } from './samples/separation-job.ts'
import { tendTrainings } from './training/tend-trainings.ts'
import { trainingJob } from './training/training-job.ts'

export const professionalCloningJobs = [
  separationJob,
  trainingJob,
  defineJob({
    name: 'professional-cloning.tend-trainings',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '*/5 * * * *',
    run: tendTrainings,
  }),
]
