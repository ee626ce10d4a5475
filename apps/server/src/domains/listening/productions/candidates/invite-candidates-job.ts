import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { inviteCandidates } from './invite-candidates.ts'

export const inviteCandidatesJob = defineJob({
  name: 'productions.invite-candidates',
  payload: z.object({}),
  attemptsMax: 5,
  run: (ctx) => inviteCandidates(ctx),
})
