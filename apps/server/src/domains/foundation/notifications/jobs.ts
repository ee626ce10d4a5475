import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeMessagesBefore } from './messages/message-store.ts'
import { updateJob } from './updates/update-job.ts'

const keptMs = 180 * 24 * 3_600_000

export const notificationJobs = [
  updateJob,
  defineJob({
    name: 'notifications.remove-old-messages',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '29 3 * * *',
    run: async (ctx) => ({ removed: await removeMessagesBefore(ctx, new Date(ctx.now().getTime() - keptMs)) }),
  }),
]
