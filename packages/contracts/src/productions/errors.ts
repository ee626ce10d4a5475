import { defineErrors } from '../kit/index.ts'

export const productionsErrors = defineErrors({
  production_order_not_found: { status: 404, message: 'There is no such order.' },
  production_media_not_found: { status: 404, message: 'There is no such recording in this order.' },
  production_item_not_found: { status: 404, message: 'There is no such item in this order.' },
  production_file_not_found: { status: 404, message: 'There is no such file, or its address has expired.' },
  production_order_state: { status: 409, message: 'This cannot be done with the order as it is now.' },
  production_order_empty: { status: 409, message: 'There is nothing in this order yet.' },
  production_order_begun: {
    status: 409,
    message: 'Somebody has begun to work on this order, so it can no longer be canceled.',
  },
  production_order_not_delivered: { status: 409, message: 'Not everything of this order has been delivered yet.' },
  production_order_not_payable: {
    status: 409,
    message: 'Orders cannot be paid here: this instance has no payment provider, or an item has no price.',
  },
  production_order_limit_reached: {
    status: 409,
    message: 'Your workspace has too many open orders. Submit or cancel one of them first.',
  },
  production_media_limit_reached: { status: 409, message: 'There are as many recordings in this order as fit.' },
  production_item_limit_reached: { status: 409, message: 'There are as many items in this order as fit.' },
  production_media_unreachable: {
    status: 400,
    message: 'The recording could not be fetched from this address.',
    type: 'validation_error',
  },
  production_price_twice: {
    status: 400,
    message: 'There are two prices for the same work in this list.',
    type: 'validation_error',
  },
  producer_not_found: { status: 404, message: 'There is no such producer.' },
  producer_applied_already: { status: 409, message: 'You have applied already.' },
  applicant_not_found: { status: 404, message: 'There is no such applicant.' },
  applicant_decided: { status: 409, message: 'This application was decided already.' },
  candidates_unreadable: {
    status: 400,
    message: 'This is not a list as CSV in UTF-8 with the columns name, email and languages.',
    type: 'validation_error',
  },
  candidates_too_many: {
    status: 400,
    message: 'There are more candidates in this list than can be invited at once.',
    type: 'validation_error',
  },
  qualification_not_found: { status: 404, message: 'There is no such qualification.' },
  production_task_not_found: { status: 404, message: 'There is no such task.' },
  production_task_state: { status: 409, message: 'This cannot be done with the task as it is now.' },
  production_task_limit_reached: {
    status: 409,
    message: 'You have as many open tasks as one may have. Submit or give up one of them first.',
  },
  production_deadline_extended: { status: 409, message: 'The deadline of this task was extended already.' },
  production_content_empty: { status: 409, message: 'Nothing has been written for this task yet.' },
  production_content_changed: { status: 409, message: 'Somebody saved another version meanwhile.' },
})
