/** The texts of mails about single sign-on. */
export const ssoWords = {
  connected: {
    subject: 'Your account was connected with your organisation',
    text: (organisation: string) => `From now on, the sign-in of ${organisation} lets you in to your Vireo account.`,
    notYou: 'If this was not you, choose a new password, and tell whoever manages your organisation.',
    action: 'Open Vireo',
  },
} as const
