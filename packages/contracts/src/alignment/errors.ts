import { defineErrors } from '../kit/index.ts'

export const alignmentErrors = defineErrors({})
