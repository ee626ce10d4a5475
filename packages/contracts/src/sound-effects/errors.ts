import { defineErrors } from '../kit/index.ts'

export const soundEffectsErrors = defineErrors({
  bad_prompt: {
    status: 400,
    message: 'None of these words is a sound that can be made here; nothing was charged.',
    type: 'validation_error',
  },
})
