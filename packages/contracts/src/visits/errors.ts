import { defineErrors } from '../kit/index.ts'

export const visitsErrors = defineErrors({
  event_unknown: { status: 400, message: 'Nothing of this name is counted.' },
  event_server_only: { status: 400, message: 'This is noted by the server itself, never by a browser.' },
  consent_missing: { status: 403, message: 'Where this comes from, nobody is counted unless they allowed it.' },
  visits_range_invalid: { status: 400, message: 'Ask for a time of one to 366 days.' },
})
