/** What mails about an application for the impact program say. */
export const impactProgramWords = {
  note: 'We were asked to tell you:',
  given: {
    subject: 'Your grant of the impact program is there',
    text: (organisation: string, credits: string) =>
      `The application of ${organisation} for the impact program was approved. Your workspace now has ${credits} credits a month.`,
    terms: 'The grant costs nothing and stays until it is ended. You see it on the subscription screen.',
    action: 'Open your subscription',
  },
  waiting: {
    subject: 'Your application for the impact program was approved',
    text: (organisation: string, credits: string) =>
      `The application of ${organisation} for the impact program was approved: ${credits} credits a month.`,
    how: (email: string) =>
      `Create an account with the address ${email} and verify it. The grant is in your workspace a few minutes later. If you pay for a plan now, cancel it: the grant follows when it ends.`,
    action: 'Create an account',
  },
  declined: {
    subject: 'Your application for the impact program',
    text: (organisation: string) => `The application of ${organisation} for the impact program was not approved.`,
  },
  ended: {
    subject: 'Your grant of the impact program has ended',
    text: (organisation: string) =>
      `The grant of ${organisation} from the impact program has ended. What you made stays yours, and your workspace is on the Free plan.`,
  },
}
