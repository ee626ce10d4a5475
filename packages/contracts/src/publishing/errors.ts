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
  published_work_not_found: { status: 404, message: 'There is nothing published here.' },
})
