import { defineErrors } from '../kit/index.ts'

export const usageErrors = defineErrors({
  insufficient_credits: {
    status: 402,
    message: 'This request needs more credits than are left.',
    legacyStatus: 'quota_exceeded',
  },
  usage_limit_exceeded: {
    status: 402,
    message: 'Your workspace does not let you use more credits in this period. Ask one of its admins.',
    legacyStatus: 'quota_exceeded',
  },
  concurrent_limit_exceeded: {
    status: 429,
    message: 'Too many requests are running at the same time on this plan.',
    legacyStatus: 'too_many_concurrent_requests',
  },
  api_key_limit_exceeded: {
    status: 402,
    message: 'This API key has used up its own character limit.',
    legacyStatus: 'quota_exceeded',
  },
  invalid_time_range: { status: 400, message: 'The time asked for cannot be used.', type: 'validation_error' },
})
