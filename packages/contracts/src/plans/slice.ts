import { defineContract } from '../kit/index.ts'
import { plansEndpoints } from './endpoints.ts'
import { plansErrors } from './errors.ts'

export const plansContract = defineContract({ endpoints: plansEndpoints, errors: plansErrors })
