import { defineErrors } from '../kit/index.ts'

export const serviceAccountsErrors = defineErrors({
  service_account_not_found: { status: 404, message: 'There is no such service account.' },
  service_account_limit_reached: {
    status: 400,
    message: 'This workspace has as many service accounts as it can have.',
  },
  api_key_needed: { status: 400, message: 'Only an API key can disable itself.' },
  self_disable_not_allowed: { status: 403, message: 'This workspace does not let this API key disable itself.' },
})
