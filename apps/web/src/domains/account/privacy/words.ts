import { plural, words } from '#kit/language/index.ts'

export const privacyWords = words('privacy', {
  exportTitle: 'Your data',
  exportLead: 'Everything your account holds in one zip: documents as JSON, recordings as audio.',
  start: 'Export your data',
  exportsNone: 'Exports that you ask for will be listed here.',
  exportsFailed: 'Your exports could not be loaded',
  exportsCaption: 'Exports of your data',
  madeAt: (when: string) => `Export of ${when}`,
  queued: 'Waiting for its turn',
  running: 'Collecting your data',
  failedState: 'The export failed. Please try again.',
  ready: (size: string, until: string) => `${size}, ready until ${until}`,
  progress: 'Progress of the export',
  download: 'Download',
  stop: 'Stop',
  remove: 'Delete export',
  removed: 'Export deleted',
  told: 'We tell you here and by e-mail when it is ready.',
  mailsTitle: 'Product updates',
  mailsLead: 'Choose whether we e-mail you about what is new.',
  mailsLink: 'Notifications',
  deleteTitle: 'Delete your account',
  deleteLead: 'Deletes your account and everything in its workspace. This cannot be undone.',
  delete: 'Delete account',
  confirmTitle: 'Delete your account?',
  confirmLead: (workspace: string) => `Your account and the workspace “${workspace}” end at once:`,
  recordings: (count: number) =>
    plural(count, { one: `${count} recording is deleted`, other: `${count} recordings are deleted` }),
  voices: (count: number) => plural(count, { one: `${count} voice is deleted`, other: `${count} voices are deleted` }),
  keys: (count: number) =>
    plural(count, { one: `${count} API key stops working`, other: `${count} API keys stop working` }),
  sessions: 'You are signed out everywhere.',
  elsewhere: (count: number) =>
    plural(count, {
      one: `You leave ${count} other workspace. What you made there stays.`,
      other: `You leave ${count} other workspaces. What you made there stays.`,
    }),
  forGood: 'None of it can be restored. Export your data first if you want to keep it.',
  typeAddress: (email: string) => `Type ${email} to confirm`,
  hasMembers: (count: number) =>
    plural(count, {
      one: `${count} other person works in your workspace. Make them the owner, or remove them first.`,
      other: `${count} other people work in your workspace. Make one of them the owner, or remove them first.`,
    }),
  deleted: 'Your account was deleted.',
  consequencesFailed: 'What would be deleted could not be loaded',
  confirmSignIn: 'Confirm that it is you',
  confirmSignInLead:
    'You signed in a while ago. We have sent a link to your e-mail address: open it in this browser, then try again.',
  lead: 'Export your data, or delete your account.',
} as const)
