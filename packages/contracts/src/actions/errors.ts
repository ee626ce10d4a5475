import { defineErrors } from '../kit/index.ts'

export const actionErrors = defineErrors({
  invalid_action_code: {
    status: 400,
    message: 'This link is no longer valid. It may have expired or been used already.',
    legacyStatus: 'auth/invalid-action-code',
  },
})
