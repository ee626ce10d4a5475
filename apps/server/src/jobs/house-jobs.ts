import { z } from 'zod'
import { removeKeysBefore } from '../http/idempotency/idempotency-store.ts'
import { removeNodesExpiredBefore } from '../kernel/nodes/node-store.ts'
import { defineJob, type JobDefinition } from './define-job.ts'
import { pruneOutbox } from './dispatch-outbox.ts'
import { removeEmptyQueues } from './queue-store.ts'

const dayMs = 24 * 3_600_000

/** What the house itself tidies. */
export const houseJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'house.tidy',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '17 * * * *',
    run: async (ctx) => {
      const nowMs = ctx.now().getTime()
      await removeKeysBefore(ctx, new Date(nowMs - dayMs))
      await removeNodesExpiredBefore(ctx.db, new Date(nowMs - dayMs))
      await ctx.ports.storage.removeAbandonedBefore(new Date(nowMs - dayMs))
      await pruneOutbox(ctx)
      await removeEmptyQueues(ctx)
    },
  }),
]
