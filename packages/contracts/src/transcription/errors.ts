import { defineErrors } from '../kit/index.ts'

export const transcriptionErrors = defineErrors({
  transcript_not_found: { status: 404, message: 'There is no such transcript.' },
  transcript_not_ready: { status: 409, message: 'This transcript is not finished.' },
  transcript_changed: { status: 409, message: 'Somebody changed this transcript meanwhile. Load it again.' },
  transcript_version_not_found: { status: 404, message: 'There is no such version of this transcript.' },
  transcript_comment_not_found: { status: 404, message: 'There is no such comment on this transcript.' },
  too_many_comments: { status: 400, message: 'There are as many comments on this transcript as there can be.' },
  recording_not_kept: { status: 404, message: 'The recording of this transcript is not kept.' },
  recording_unreachable: {
    status: 400,
    message: 'No recording could be fetched from this address.',
    type: 'validation_error',
  },
  keyterm_not_found: { status: 404, message: 'There is no such key term.' },
  keyterm_limit_reached: { status: 400, message: 'There is no room for more key terms.' },
  session_time_limit_exceeded: { status: 400, message: 'This session has lasted as long as one may. Begin another.' },
  recognition_option_refused: {
    status: 400,
    message: 'The installed engine cannot do this.',
    type: 'validation_error',
  },
})
