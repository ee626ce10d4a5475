import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeListensBefore } from './analytics/listen-store.ts'
import { recheckDomains } from './domains/recheck-domains.ts'
import { readingJob } from './reading/reading-job.ts'
import { tendPages } from './reading/tend-pages.ts'
import { speechJob } from './speaking/speech-job.ts'

/** As long as analytics look back, and a little more. */
const keptMs = 400 * 24 * 60 * 60 * 1000

export const audioNativeJobs = [
  readingJob,
  speechJob,
  defineJob({
    name: 'audio-native.recheck-domains',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '53 4 * * *',
    run: async (ctx) => void (await recheckDomains(ctx)),
  }),
  defineJob({
    name: 'audio-native.tend-pages',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '37 * * * *',
    run: (ctx) => tendPages(ctx),
  }),
  defineJob({
    name: 'audio-native.forget-listens',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '23 3 * * *',
    run: (ctx) => removeListensBefore(ctx, new Date(ctx.now().getTime() - keptMs)),
  }),
]
