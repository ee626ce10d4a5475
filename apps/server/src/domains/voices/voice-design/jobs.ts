import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { purgePreviews } from './previews/purge-previews.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const nothing = z.object({})

export const voiceDesignJobs = [
  defineJob({
    name: 'voice-design.purge-previews',
    payload: nothing,
    attemptsMax: 3,
    cron: '*/10 * * * *',
    run: (ctx) => purgePreviews(ctx),
  }),
  defineJob({
    name: 'voice-design.sweep-orphans',
    payload: nothing,
    attemptsMax: 3,
    cron: '47 3 * * *',
    run: (ctx) => sweepOrphans(ctx),
  }),
]
