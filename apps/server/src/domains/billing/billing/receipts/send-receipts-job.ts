import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { sendReceipts } from './send-receipts.ts'

export const sendReceiptsJob = defineJob({
  name: 'billing.send-receipts',
  kind: 'prompt',
  payload: z.object({}),
  // The provider is asked which payments there are, and may be away for hours.
  attemptsMax: 15,
  run: (ctx) => sendReceipts(ctx),
})
