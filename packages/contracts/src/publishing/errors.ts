import { defineErrors } from '../kit/index.ts'

export const publishingErrors = defineErrors({
  work_not_found: { status: 404, message: 'There is no such work.' },
  work_limit_reached: { status: 400, message: 'There are as many works as a workspace has.' },
  work_has_no_cover: { status: 404, message: 'This work has no cover.' },
  work_not_ready: {
    status: 409,
    message: 'This work cannot be released yet. The checks say what is to be done.',
  },
  release_time_invalid: {
    status: 400,
    message: 'A release can be planned from a minute ahead on, for a year.',
    type: 'validation_error',
  },
  work_taken_down: {
    status: 403,
    message: 'Whoever runs this instance took this work out of public view.',
  },
  work_leveling_failed: {
    status: 400,
    message: 'The sound of a chapter could not be brought to the level that listeners expect.',
  },
  isbn_invalid: {
    status: 400,
    message: 'This is no ISBN: its last digit does not fit the others.',
    type: 'validation_error',
  },
  work_not_bought: { status: 402, message: 'Only who bought this work may hear and read all of it.' },
  work_chapter_not_found: { status: 404, message: 'This work has no such chapter.' },
  work_upload_not_found: { status: 404, message: 'Nothing was uploaded to this work by that id, or it is gone.' },
  work_chapter_limit_reached: { status: 400, message: 'This work has as many chapters as a work may have.' },
  upload_is_film: {
    status: 400,
    message: 'This file is a video. Upload its sound alone, as MP3, WAV, FLAC, OGG or M4A.',
    type: 'validation_error',
  },
  upload_has_too_many_channels: {
    status: 400,
    message: 'This file has more than eight channels. Mix it down to one or two.',
    type: 'validation_error',
  },
  upload_is_silent: { status: 400, message: 'Nothing is heard in this file.', type: 'validation_error' },
  published_work_not_found: { status: 404, message: 'There is nothing published here.' },
})
