import type { Slice } from '../slice.ts'
import { mailHolding } from './holding.ts'
import { mailJobs } from './jobs.ts'

export const mailSlice: Slice = { name: 'mail', jobs: mailJobs, holding: mailHolding }

export { listKept, listOutbox, type OutboxLetter } from './list-outbox.ts'
export { type SendMail, sendMail, type SendSms, sendSms } from './send-letter.ts'
