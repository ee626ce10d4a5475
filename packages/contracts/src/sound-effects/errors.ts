import { defineErrors } from '../kit/index.ts'

export const soundEffectsErrors = defineErrors({
  bad_prompt: {
    status: 400,
    message: 'None of these words is a sound that can be made here; nothing was charged.',
    type: 'validation_error',
  },
  sound_not_found: { status: 404, message: 'There is no such sound in the library.' },
})
