import { defineErrors } from '../kit/index.ts'

export const historyErrors = defineErrors({
  history_item_not_found: { status: 404, message: 'There is no such history item.' },
  storage_limit_reached: {
    status: 402,
    message: 'Your recordings take up all the room of your plan. Delete some of them to make new ones.',
  },
  feedback_already_reviewed: {
    status: 409,
    message: 'This feedback cannot be changed as it was already reviewed.',
  },
})
