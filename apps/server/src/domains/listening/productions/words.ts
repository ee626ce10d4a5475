/** What mails of productions say. */
export const productionsWords = {
  delivered: {
    subject: (order: string) => `Your order ${order} has been delivered`,
    text: (order: string) => `Everything of your order ${order} is there.`,
    next: 'Look at it, and accept it or ask for changes. After seven days it counts as accepted.',
    open: 'Open',
  },
  invitation: {
    subject: 'You are invited to work on recordings',
    text: (host: string) => `Whoever runs ${host} invites you to transcribe, subtitle and translate recordings there.`,
    next: 'Open an account with this address and apply. You will not be written to about this again.',
    stranger: 'If you do not know what this is about, you can ignore this e-mail.',
    open: 'Look at it',
  },
  message: {
    subject: 'Somebody wrote to you about work on recordings',
    toBuyer: (order: string) => `There is a message for you about your order ${order}.`,
    toProducer: 'There is a message for you about a task that you have.',
    open: 'Read it',
  },
  invoice: {
    title: (number: string) => `Invoice ${number}`,
    from: 'From',
    to: 'Billed to',
    order: 'Order',
    issued: 'Issued',
    what: 'What',
    minutes: 'Minutes',
    amount: 'Amount (USD)',
    services: {
      transcription: 'Transcript',
      subtitles: 'Subtitles',
      translation: 'Translation',
      dubbing_review: 'Review of a dub',
      audiobook_check: 'Check of an audiobook',
    },
    lines: 'Sum',
    tax: 'VAT added',
    noTax: 'VAT, none was added',
    total: 'Total, paid',
    refunded: 'Given back',
    kept: 'Paid in the end',
  },
  files: {
    noRemarks: 'The recording was checked from beginning to end. Nothing was found to remark.',
  },
  deadline: {
    subject: 'A task of yours is due soon',
    text: (when: string) => `You have a task that is due on ${when}.`,
    after: 'After that somebody else may go on with it, with what you have written.',
    open: 'Open',
  },
} as const
