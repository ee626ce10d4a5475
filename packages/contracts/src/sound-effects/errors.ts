import { defineErrors } from '../kit/index.ts'

export const soundEffectsErrors = defineErrors({
  bad_prompt: {
    status: 400,
    message: 'None of these words is a sound that can be made here; nothing was charged.',
    type: 'validation_error',
  },
  sound_not_found: { status: 404, message: 'There is no such sound in the library.' },
  not_a_sound: { status: 400, message: 'Only sound effects can be published in the library of sounds.' },
  sound_not_published: { status: 404, message: 'This sound is not published.' },
  sound_taken_down: {
    status: 403,
    message: 'Whoever runs this instance took this sound out of the library. It cannot be published again.',
  },
  too_many_published_sounds: {
    status: 409,
    message: 'This workspace has published as many sounds as it may. Take one back first.',
  },
})
