import { defineErrors } from '../kit/index.ts'

export const musicErrors = defineErrors({
  song_not_found: { status: 404, message: 'There is no such song.' },
  finetune_not_found: { status: 404, message: 'There is no such fine-tune.' },
  section_not_found: {
    status: 400,
    message: 'This range is not the range of whole sections of the song.',
    type: 'validation_error',
  },
})
