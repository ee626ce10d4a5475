import { defineErrors } from '../kit/index.ts'

export const instantCloningErrors = defineErrors({
  consent_required: {
    status: 400,
    message: 'Say that you may have this voice cloned: agree to the statement shown.',
  },
})
