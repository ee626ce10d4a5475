import { defineErrors } from '../kit/index.ts'

export const classifierErrors = defineErrors({})
