import { defineErrors } from '../kit/index.ts'

export const auditErrors = defineErrors({})
