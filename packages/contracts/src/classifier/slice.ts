import { defineContract } from '../kit/index.ts'
import { classifierEndpoints } from './endpoints.ts'
import { classifierErrors } from './errors.ts'

export const classifierContract = defineContract({
  endpoints: classifierEndpoints,
  errors: classifierErrors,
  screens: { shell: { aiClassifier: '/app/ai-classifier' } },
})
