export { listKept, listOutbox, type OutboxLetter } from './list-outbox.ts'
export { type AccountMail, type Addressee, mailAccount } from './mail-account.ts'
export { type SendMail, sendMail, type SendSms, sendSms } from './send-letter.ts'
