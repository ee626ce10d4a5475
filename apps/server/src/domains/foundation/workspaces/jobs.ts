import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeInvitesExpiredBefore } from './invites/invite-store.ts'

/** How long after it expired an unanswered invite can still be sent again. */
const keptMs = 30 * 24 * 3_600_000

export const workspaceJobs = [
  defineJob({
    name: 'workspaces.remove-expired-invites',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '23 4 * * *',
    run: async (ctx) => ({
      removed: await removeInvitesExpiredBefore(ctx, new Date(ctx.now().getTime() - keptMs)),
    }),
  }),
]
