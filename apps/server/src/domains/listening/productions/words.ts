/** What mails of productions say. */
export const productionsWords = {
  delivered: {
    subject: (order: string) => `Your order ${order} has been delivered`,
    text: (order: string) => `Everything of your order ${order} is there.`,
    next: 'Look at it, and accept it or ask for changes. After seven days it counts as accepted.',
    open: 'Open',
  },
  deadline: {
    subject: 'A task of yours is due soon',
    text: (when: string) => `You have a task that is due on ${when}.`,
    after: 'After that somebody else may go on with it, with what you have written.',
    open: 'Open',
  },
} as const
