import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { sendTransfer } from './send-transfer.ts'

export const sendTransferJob = defineJob({
  name: 'selling.send-transfer',
  kind: 'prompt',
  payload: z.object({ transferId: z.string() }),
  attemptsMax: 20,
  run: (ctx, { transferId }) => sendTransfer(ctx, transferId),
})
