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
    message: 'Somebody works on this order, or part of it is done, so it cannot be canceled.',
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
  production_item_limit_reached: { status: 409, message: 'There is as much in this order as fits.' },
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
  qualification_test_not_found: { status: 404, message: 'There is no test for this qualification.' },
  qualification_untestable: {
    status: 409,
    message: 'What people remark grades itself in no test. Grant this qualification by hand.',
  },
  qualification_held: { status: 409, message: 'You have this qualification already.' },
  qualification_withdrawn: {
    status: 409,
    message: 'This qualification was withdrawn from you. Whoever runs this instance can grant it again.',
  },
  qualification_test_waits: { status: 409, message: 'You cannot try this test again yet.' },
  qualification_attempt_not_found: { status: 404, message: 'There is no such attempt.' },
  qualification_attempt_over: { status: 409, message: 'This attempt is over.' },
  test_recording_not_found: { status: 404, message: 'There is no such recording for this test.' },
  production_messages_full: { status: 409, message: 'You have written as much about this order as fits.' },
  production_comment_not_found: { status: 404, message: 'There is no such comment on this task.' },
  production_comments_full: {
    status: 409,
    message:
      'A recording has room for 500 comments, of which one person writes 250 at most. Delete one to write another.',
  },
  production_place_beyond_end: {
    status: 400,
    message: 'The recording ends before the place that this is about. Choose an earlier one.',
    type: 'validation_error',
  },
  production_invoice_not_found: { status: 404, message: 'There is no invoice of this order: it was not paid.' },
  production_team_not_found: { status: 404, message: 'There is no such team.' },
  qualification_not_found: { status: 404, message: 'There is no such qualification.' },
  production_task_not_found: { status: 404, message: 'There is no such task.' },
  production_task_state: { status: 409, message: 'This cannot be done with the task as it is now.' },
  production_task_limit_reached: {
    status: 409,
    message: 'You have as many open tasks as one may have. Submit or give up one of them first.',
  },
  production_review_limit_reached: {
    status: 409,
    message: 'You are reviewing as many tasks as one may at once. Decide about one of them first.',
  },
  production_deadline_extended: { status: 409, message: 'The deadline of this task was extended already.' },
  production_content_empty: { status: 409, message: 'Nothing has been written for this task yet.' },
  production_content_too_long: {
    status: 400,
    message: 'There are more than 200,000 words in this text and its translation. Shorten it to save it.',
    type: 'validation_error',
  },
  production_content_untranslated: { status: 409, message: 'Nothing has been translated for this task yet.' },
  production_content_changed: { status: 409, message: 'Somebody saved another version meanwhile.' },
})
