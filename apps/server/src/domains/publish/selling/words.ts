/** What people are told who bought a work. */
export const sellingWords = {
  receipt: {
    subject: (title: string) => `Your receipt for “${title}”`,
    thanks: (amount: string, title: string, seller: string) =>
      `Thank you: ${amount} for “${title}” by the workspace “${seller}” were paid.`,
    numbered: (number: string, date: string) => `Purchase ${number} of ${date}.`,
    private:
      'The address below is yours alone: whoever has it hears the work. It works in podcast players too, and you can replace it at any time.',
    open: 'Listen now',
  },
} as const
