import { words } from '#kit/language/index.ts'

export const notificationSettingsWords = words('notifications/settings', {
  mailTitle: 'E-mail',
  mailLead: 'What we send you outside of Vireo.',
  updates: 'Product updates',
  updatesHelp: 'What is new, now and then. Every e-mail has a link to unsubscribe.',
  security: 'Account',
  securityHelp: 'New sign-ins, changed passwords and what you asked for. Always sent.',
  ownTitle: 'This workspace',
  ownLead: 'How you hear about what happens in it.',
  workspaceLead: 'Defaults for all members. Everybody can choose differently for themselves.',
  workspaceLeadOthers: 'The defaults of this workspace. You choose for yourself under Settings, Notifications.',
  topics: {
    payments: 'Payments and plan',
    webhooks: 'Disabled webhooks',
    membership: 'Your membership',
    voices: 'Professional voices',
    publishing: 'Audio native',
  },
  topicHelp: {
    payments: 'For admins: failed payments, and what becomes of them.',
    webhooks: 'For admins: nothing got through to a webhook for a week.',
    membership: 'For the person concerned: a new role, locked, removed, or made owner.',
    voices: 'For whoever started it: training or verification has finished.',
    publishing: 'For whoever made a project: its monthly limit is reached.',
  },
  channels: { email: 'By e-mail and in Vireo', in_app: 'Only in Vireo', none: 'Not at all' },
  asWorkspace: (channel: string) => `Default: ${channel}`,
  saved: 'Saved',
  failed: 'Your settings could not be loaded',
  lead: 'What reaches you, and how.',
} as const)
