import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { tellCopies } from './tell-copies.ts'

/** Runs when something changed, and every minute for notice periods that end. */
export const tellCopiesJob = defineJob({
  name: 'voice-library.tell-copies',
  isForAll: true,
  payload: z.object({}),
  attemptsMax: 3,
  cron: '* * * * *',
  run: (ctx) => tellCopies(ctx),
})
