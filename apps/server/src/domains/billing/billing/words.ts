/** What the admins of a workspace are told about its money. */
export const billingWords = {
  receipt: {
    subject: (amount: string) => `Your receipt for ${amount}`,
    thanks: (amount: string, workspace: string) => `Thank you: ${amount} for the workspace “${workspace}” were paid.`,
    numbered: (number: string, date: string) => `Invoice ${number} of ${date}.`,
    dated: (date: string) => `Invoice of ${date}.`,
    others: 'You find every invoice of the workspace under Subscription.',
    open: 'Open the receipt',
  },
  payment: {
    failed: {
      title: 'A payment for your plan did not go through',
      description:
        'We try again over the next days. Until it is paid, this month has the credits of the free plan; everything else your plan includes stays. Check the payment method under Subscription.',
    },
    ended: {
      title: 'Your plan has ended, because it was not paid',
      description: 'The workspace is on the free plan now. You can subscribe again at any time under Subscription.',
    },
    owed: {
      title: 'Your plan has ended, and an invoice is still open',
      description: 'No credits can be spent until it is paid. You find the invoice under Subscription.',
    },
    recovered: {
      title: 'Your payment went through',
      description: 'Everything your plan includes is there again.',
    },
  },
} as const
