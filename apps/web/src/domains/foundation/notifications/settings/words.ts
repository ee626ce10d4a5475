import { words } from '#kit/language/index.ts'

export const notificationSettingsWords = words('notifications/settings', {
  mailTitle: 'Product mails',
  mailLead: 'What reaches you outside of Vireo.',
  updates: 'Product updates',
  updatesHelp: 'Now and then, what is new. Every such mail has a link that ends them.',
  security: 'About your account',
  securityHelp: 'New sign-ins, changed passwords and what you asked for. These always reach you.',
  ownTitle: 'This workspace',
  ownLead: 'How you hear of what happens in the workspace that you work in now.',
  workspaceLead: 'How members hear of what happens here. Everybody may choose otherwise for themselves.',
  workspaceLeadOthers:
    'How members hear of what happens here, as the admins decided. For yourself you choose under Settings, Notifications.',
  topics: {
    payments: 'Payments and plan',
    webhooks: 'Disabled webhooks',
    membership: 'Your place in the workspace',
    voices: 'Professional voices',
  },
  topicHelp: {
    payments: 'Told to admins: a payment that fails or comes after all, and a plan that ends for it.',
    webhooks: 'Told to admins: nothing reached a webhook for a week.',
    membership: 'Told to whom it concerns: another role, locked, removed, or the new owner.',
    voices: 'Told to whoever asked for it: training and verification are over.',
  },
  channels: { email: 'By mail and in Vireo', in_app: 'Only in Vireo', none: 'Not at all' },
  asWorkspace: (channel: string) => `Default: ${channel}`,
  saved: 'Saved',
  failed: 'Your settings could not be loaded',
} as const)
