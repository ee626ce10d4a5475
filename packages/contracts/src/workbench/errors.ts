import { defineErrors } from '../kit/index.ts'

export const workbenchErrors = defineErrors({
  production_version_not_found: { status: 404, message: 'There is no such version of this task.' },
})
