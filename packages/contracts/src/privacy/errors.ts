import { defineErrors } from '../kit/index.ts'

export const privacyErrors = defineErrors({
  export_not_found: { status: 404, message: 'There is no such copy of your data, or it has expired.' },
  export_in_progress: { status: 409, message: 'A copy of your data is being made already.' },
  wrong_confirmation: {
    status: 400,
    message: 'This is not the e-mail address of the account.',
    type: 'validation_error',
  },
  workspace_has_members: {
    status: 409,
    message: 'Other people work in your workspace. Give it to one of them or remove them first.',
  },
})
