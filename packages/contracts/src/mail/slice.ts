import { defineContract } from '../kit/index.ts'
import { mailEndpoints } from './endpoints.ts'

export const mailContract = defineContract({ endpoints: mailEndpoints, ids: { letter: 'letter' } })
