import { defineErrors } from '../kit/index.ts'

export const musicErrors = defineErrors({
  song_not_found: { status: 404, message: 'There is no such song.' },
  song_without_score: {
    status: 400,
    message: 'This song was uploaded: it has no score, so it can be followed, but not changed or taken apart.',
    type: 'validation_error',
  },
  invalid_video: { status: 400, message: 'This video cannot be used.', type: 'validation_error' },
  videos_too_short: {
    status: 400,
    message: 'Music lasts three seconds at least: this is shorter.',
    type: 'validation_error',
  },
  videos_too_long: {
    status: 400,
    message: 'Music lasts ten minutes at most: this is longer.',
    type: 'validation_error',
  },
  finetune_not_found: { status: 404, message: 'There is no such fine-tune.' },
  section_not_found: {
    status: 400,
    message: 'This range is not the range of whole sections of the song.',
    type: 'validation_error',
  },
})
