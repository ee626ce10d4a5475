import { defineErrors } from '../kit/index.ts'

export const webhooksErrors = defineErrors({
  webhook_not_found: { status: 404, message: 'There is no such webhook.' },
  webhook_delivery_not_found: { status: 404, message: 'There is no such delivery.' },
  webhook_limit_reached: { status: 400, message: 'This workspace has as many webhooks as it can have.' },
  webhook_url_not_allowed: {
    status: 400,
    message: 'This address cannot be called. Use an https address that is reachable from the internet.',
    type: 'validation_error',
  },
  webhook_queue_full: {
    status: 429,
    message:
      'Too many tests and replays of this webhook wait to be sent, or were asked for within a day. Try again later.',
  },
  webhook_disabled: { status: 409, message: 'This webhook is disabled. Enable it first.' },
  webhook_has_no_secret: { status: 400, message: 'Only webhooks that sign what they send have a secret.' },
})
