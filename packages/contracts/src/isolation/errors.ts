import { defineErrors } from '../kit/index.ts'

export const isolationErrors = defineErrors({})
