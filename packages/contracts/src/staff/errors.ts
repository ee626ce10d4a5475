import { defineErrors } from '../kit/index.ts'

export const staffErrors = defineErrors({
  staff_own_account: { status: 403, message: 'Nobody does this to their own account or workspace. Ask a colleague.' },
  setting_in_environment: {
    status: 409,
    message: 'The environment of the server decides this setting. Change it there, or take it away there first.',
  },
  stuck_work_not_found: { status: 404, message: 'There is no such letter, event or job, or it waits no longer.' },
  work_act_not_possible: {
    status: 409,
    message: 'As things are by now, this cannot be done. Look again: it may go on already.',
  },
  staff_no_grant: {
    status: 403,
    message: 'They have not let you look into what they made, or no longer do. Ask them first.',
  },
  staff_protected_account: {
    status: 409,
    message: 'Whoever runs the instance, and staff, is not blocked on this screen.',
  },
})
