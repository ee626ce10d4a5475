import { words } from '../../../kit/language/index.ts'

export const notificationSettingsWords = words('notifications/settings', {
  title: 'Notifications',
  mailTitle: 'Product mails',
  mailLead: 'What reaches you outside of Vireo.',
  updates: 'Product updates',
  updatesHelp: 'Now and then, what is new. Every such mail has a link that ends them.',
  security: 'About your account',
  securityHelp: 'New sign-ins, changed passwords and what you asked for. These always reach you.',
  saved: 'Saved',
  failed: 'Your settings could not be loaded',
} as const)
