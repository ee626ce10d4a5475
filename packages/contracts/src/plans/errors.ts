import { defineErrors } from '../kit/index.ts'

export const plansErrors = defineErrors({})
