import { defineErrors } from '../kit/index.ts'

export const staffErrors = defineErrors({
  staff_own_account: { status: 403, message: 'Nobody does this to their own account or workspace. Ask a colleague.' },
  staff_protected_account: {
    status: 409,
    message: 'Whoever runs the instance, and staff, is not blocked on this screen.',
  },
})
