/** The texts about people's data and the deletion of their account. */
export const privacyWords = {
  accountDeleted: {
    subject: 'Your account was deleted',
    text: 'Your account and its workspace are closed, and nobody can sign in to them any more. Everything in them is being deleted now.',
    notYou: 'If this was not you, tell whoever runs this instance at once.',
  },
  exportReady: {
    title: 'Your data is ready to download',
    message: 'You find it under Settings, Privacy. It is deleted after seven days.',
    text: 'The copy of everything in your account is complete. It is deleted after seven days.',
    action: 'Download your data',
  },
} as const
