import { defineContract } from '../kit/index.ts'
import { alignmentEndpoints } from './endpoints.ts'
import { alignmentErrors } from './errors.ts'

export const alignmentContract = defineContract({
  endpoints: alignmentEndpoints,
  scopes: ['forced_alignment'],
  errors: alignmentErrors,
})
