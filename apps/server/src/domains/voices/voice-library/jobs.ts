import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { countUsage } from './count-usage.ts'
import { forgetUnusedWords } from './search/shared-search-store.ts'
import { measureVoicesJob } from './similar/measure-voices-job.ts'
import { tellCopiesJob } from './copies/tell-copies-job.ts'

const nothing = z.object({})

export const voiceLibraryJobs = [
  tellCopiesJob,
  measureVoicesJob,
  defineJob({
    name: 'voice-library.count-usage',
    payload: nothing,
    attemptsMax: 3,
    cron: '13 * * * *',
    run: (ctx) => countUsage(ctx),
  }),
  defineJob({
    name: 'voice-library.forget-words',
    payload: nothing,
    attemptsMax: 1,
    cron: '47 3 * * *',
    run: (ctx) => forgetUnusedWords(ctx),
  }),
]
