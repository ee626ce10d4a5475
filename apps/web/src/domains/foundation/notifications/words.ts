import { words } from '#kit/language/index.ts'

export const notificationWords = words('notifications', {
  messages: 'Messages',
  unread: (count: number) => `Messages, ${count} unread`,
  attention: (label: string) => `${label}, needs your attention`,
  more: '99+',
  readAll: 'Mark all as read',
  read: (title: string) => `Mark “${title}” as read`,
  isUnread: 'Unread',
  needsAttention: 'Needs your attention',
  severities: { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
  emptyTitle: 'No messages',
  empty: 'News about your account, credits and work appears here.',
  failed: 'Your messages could not be loaded',
  loading: 'Loading your messages',
  showMore: 'Show older messages',
} as const)
