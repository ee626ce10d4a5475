import { defineContract } from '../kit/index.ts'
import { serviceAccountsAudit } from './audit.ts'
import { serviceAccountsEndpoints } from './endpoints.ts'
import { serviceAccountsErrors } from './errors.ts'

export const serviceAccountsContract = defineContract({
  endpoints: serviceAccountsEndpoints,
  scopes: ['service_account_write'],
  errors: serviceAccountsErrors,
  audit: serviceAccountsAudit,
  screens: { shell: { serviceAccounts: '/app/developers/service-accounts' } },
})
