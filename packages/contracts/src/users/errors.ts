import { defineErrors } from '../kit/index.ts'

export const userErrors = defineErrors({
  user_not_found: { status: 404, message: 'There is no such user.' },
})
