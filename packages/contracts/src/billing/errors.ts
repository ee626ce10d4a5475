import { defineErrors } from '../kit/index.ts'

export const billingErrors = defineErrors({
  coupon_expired: {
    status: 400,
    message: 'This coupon has expired, please use a different one.',
    type: 'validation_error',
  },
  coupon_invalid: { status: 400, message: 'This code cannot be used.', type: 'validation_error' },
  payment_failed: { status: 402, message: 'The payment was declined. Nothing was changed.' },
  payment_action_required: { status: 402, message: 'Your bank asks you to confirm this payment.' },
  no_payment_method: { status: 409, message: 'There is no card to charge. Add one first.' },
  no_subscription: { status: 409, message: 'This workspace has no subscription that could be changed.' },
  nothing_scheduled: { status: 409, message: 'Nothing is scheduled that could be taken back.' },
  subscription_action_not_possible: {
    status: 409,
    message: 'This is not possible from the plan that the workspace is on.',
  },
  currency_cannot_change: { status: 409, message: 'The currency of a subscription cannot be changed.' },
  billing_not_available: { status: 409, message: 'This cannot be paid on this instance.' },
  billing_unavailable: {
    status: 503,
    message: 'The payment provider cannot be reached. Nothing was changed, please try again.',
    reportable: true,
  },
  webhook_refused: { status: 400, message: 'The signature is missing, wrong or too old.' },
  no_connect_account: { status: 409, message: 'This workspace has no account for payouts yet.' },
  connect_link_over: { status: 404, message: 'This link was used or is over. Ask for another one.' },
  sandbox_page_not_found: { status: 404, message: 'There is no such page, or it is gone.' },
  sandbox_page_expired: { status: 409, message: 'This page has expired. Begin again from your subscription.' },
  not_a_test_card: {
    status: 400,
    message: 'This is not a test card. No real card is taken here.',
    type: 'validation_error',
  },
})
