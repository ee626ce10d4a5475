import { defineContract } from '../kit/index.ts'
import { actionsEndpoints } from './endpoints.ts'
import { actionErrors } from './errors.ts'

export const actionsContract = defineContract({
  endpoints: actionsEndpoints,
  errors: actionErrors,
  ids: { actionCode: 'act' },
})
