import { defineContract } from '../kit/index.ts'
import { landingEndpoints } from './endpoints.ts'
import { landingErrors } from './errors.ts'

export const landingContract = defineContract({ endpoints: landingEndpoints, errors: landingErrors })
