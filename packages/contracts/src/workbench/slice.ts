import { defineContract } from '../kit/index.ts'
import { workbenchEndpoints } from './endpoints.ts'
import { workbenchErrors } from './errors.ts'

export const workbenchContract = defineContract({
  endpoints: workbenchEndpoints,
  scopes: [],
  errors: workbenchErrors,
  screens: { shell: { workbench: '/app/productions/work/:producerId/:taskId' } },
})
