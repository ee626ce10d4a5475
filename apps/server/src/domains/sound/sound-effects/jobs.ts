import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { makeMissing } from './library/house/make-missing.ts'
import { forgetPreviewsJob } from './library/published/forget-previews-job.ts'

export const soundEffectsJobs = [
  forgetPreviewsJob,
  defineJob({
    name: 'sound-effects.make-library',
    kind: 'heavy',
    isForAll: true,
    payload: z.object({}),
    attemptsMax: 1,
    cron: '* * * * *',
    run: (ctx, _payload, { signal }) => makeMissing(ctx, signal),
  }),
]
