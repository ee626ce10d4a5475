import { defineErrors } from '../kit/index.ts'

export const notificationErrors = defineErrors({
  message_not_found: { status: 404, message: 'There is no such message.' },
})
