import { defineErrors } from '../kit/index.ts'

export const sellingErrors = defineErrors({
  selling_not_available: {
    status: 409,
    message:
      'Works of this workspace cannot be sold yet. It takes a payout account that is set up, opened by somebody who accepted the agreement for authors.',
  },
  work_not_for_sale: { status: 409, message: 'This work cannot be bought now.' },
  work_not_sold_to_authors: { status: 403, message: 'Who earns by a work, or works with its author, cannot buy it.' },
  work_already_bought: { status: 409, message: 'You have bought this work already.' },
  purchase_under_way: {
    status: 409,
    message: 'Your payment for this work is still being confirmed. Please wait a little.',
  },
  purchase_not_found: { status: 404, message: 'There is no such purchase.' },
  sale_not_found: { status: 404, message: 'There is no such sale.' },
  sale_refund_over: {
    status: 409,
    message: 'Sales are given back within 28 days. After that, what they brought is paid out.',
  },
  sale_not_refundable: { status: 409, message: 'There is nothing left of this sale to give back.' },
})
