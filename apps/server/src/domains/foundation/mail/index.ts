export { listKept, listOutbox, type OutboxLetter } from './list-outbox.ts'
export { type SendMail, sendMail, type SendSms, sendSms } from './send-letter.ts'
