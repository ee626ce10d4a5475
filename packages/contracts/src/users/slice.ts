import { defineContract } from '../kit/index.ts'
import { usersAudit } from './audit.ts'
import { usersEndpoints } from './endpoints.ts'
import { userErrors } from './errors.ts'

export const usersContract = defineContract({
  endpoints: usersEndpoints,
  scopes: ['user_read', 'user_write'],
  errors: userErrors,
  ids: { user: 'user' },
  audit: usersAudit,
})
