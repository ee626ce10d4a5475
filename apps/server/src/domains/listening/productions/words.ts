/** What mails of productions say. */
export const productionsWords = {
  delivered: {
    subject: (order: string) => `Your order ${order} has been delivered`,
    text: (order: string) => `Everything of your order ${order} is there.`,
    next: 'Look at it, and accept it or ask for changes. After seven days it counts as accepted.',
    open: 'Open',
  },
} as const
