import { plural, words } from '#kit/language/index.ts'

export const privacyWords = words('privacy', {
  exportTitle: 'Your data',
  exportLead: 'Take along everything your account holds: documents as JSON, recordings as audio files, in one zip.',
  start: 'Export your data',
  exportsFailed: 'Your exports could not be loaded',
  exportsCaption: 'Exports of your data',
  madeAt: (when: string) => `Export of ${when}`,
  queued: 'Waiting for its turn',
  running: 'Collecting your data',
  failedState: 'It could not be made. Please try again.',
  ready: (size: string, until: string) => `${size}, ready until ${until}`,
  progress: 'How much is collected',
  download: 'Download',
  stop: 'Stop',
  remove: 'Delete export',
  removed: 'Export deleted',
  told: 'We tell you, also by mail, when it is ready.',
  mailsTitle: 'Product mails',
  mailsLead: 'Whether we may write to you about what is new is decided under Notifications.',
  mailsLink: 'Notification settings',
  deleteTitle: 'Delete your account',
  deleteLead: 'Your account and everything in its workspace. This cannot be taken back.',
  delete: 'Delete account',
  confirmTitle: 'Delete your account?',
  confirmLead: (workspace: string) => `This ends your account and the workspace “${workspace}” at once:`,
  recordings: (count: number) =>
    plural(count, { one: `${count} recording is erased`, other: `${count} recordings are erased` }),
  voices: (count: number) => plural(count, { one: `${count} voice is erased`, other: `${count} voices are erased` }),
  keys: (count: number) =>
    plural(count, { one: `${count} API key stops working`, other: `${count} API keys stop working` }),
  sessions: 'You are signed out everywhere.',
  elsewhere: (count: number) =>
    plural(count, {
      one: `You leave ${count} workspace of others. What you made there stays.`,
      other: `You leave ${count} workspaces of others. What you made there stays.`,
    }),
  forGood: 'Nothing of it can be brought back. Export your data first if you want to keep it.',
  typeAddress: (email: string) => `Type ${email} to confirm`,
  hasMembers: (count: number) =>
    plural(count, {
      one: `${count} other person works in your workspace. Give it to them or remove them first.`,
      other: `${count} other people work in your workspace. Give it to one of them or remove them first.`,
    }),
  deleted: 'Your account was deleted.',
  consequencesFailed: 'What would be deleted could not be loaded',
  confirmSignIn: 'Confirm that it is you',
  confirmSignInLead:
    'You signed in a while ago. We have sent a link to your mail address: open it in this browser, then try again.',
} as const)
