/** What the admins of a workspace are told about its money. */
export const billingWords = {
  receipt: {
    subject: (amount: string) => `Your receipt for ${amount}`,
    thanks: (amount: string, workspace: string) => `Thank you: ${amount} for the workspace “${workspace}” were paid.`,
    numbered: (number: string, date: string) => `Invoice ${number} of ${date}.`,
    dated: (date: string) => `Invoice of ${date}.`,
    others: 'Every invoice of the workspace is under Subscription.',
    open: 'Open the receipt',
  },
  payment: {
    failed: {
      title: 'A payment for your plan did not go through',
      description:
        'We try again over the next days. Until it is paid, this month has the credits of the Free plan; everything else in your plan stays. Check the payment method under Subscription.',
    },
    ended: {
      title: 'Your plan has ended because it was not paid',
      description: 'The workspace is now on the Free plan. You can subscribe again at any time under Subscription.',
    },
    owed: {
      title: 'Your plan has ended, and an invoice is still open',
      description: 'No credits can be used until it is paid. The invoice is under Subscription.',
    },
    recovered: {
      title: 'Your payment went through',
      description: 'Everything in your plan is available again.',
    },
  },
} as const
