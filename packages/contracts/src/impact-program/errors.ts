import { defineErrors } from '../kit/index.ts'

export const impactProgramErrors = defineErrors({
  impact_application_not_found: { status: 404, message: 'There is no such application.' },
  impact_application_decided: {
    status: 409,
    message: 'This cannot be decided as things are: look at the application again.',
  },
})
