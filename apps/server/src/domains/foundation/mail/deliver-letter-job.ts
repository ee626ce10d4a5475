import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { deliverLetter } from './deliver-letter.ts'

/** Its payload names the letter only: what the letter says never enters the queue. Ten attempts take about six hours. */
export const deliverLetterJob = defineJob({
  name: 'mail.deliver-letter',
  kind: 'prompt',
  payload: z.object({ letterId: z.string() }),
  attemptsMax: 10,
  run: deliverLetter,
})
