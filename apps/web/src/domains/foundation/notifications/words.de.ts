import type { Translation } from '#kit/language/index.ts'
import type { notificationWords } from './words.ts'

export const notificationGerman: Translation<typeof notificationWords> = {
  messages: 'Mitteilungen',
  unread: (count) => `Mitteilungen, ${count} ungelesen`,
  attention: (label) => `${label}, braucht Ihre Aufmerksamkeit`,
  more: '99+',
  readAll: 'Alle als gelesen markieren',
  read: (title) => `„${title}“ als gelesen markieren`,
  isUnread: 'Ungelesen',
  needsAttention: 'Braucht Ihre Aufmerksamkeit',
  severities: { info: 'Hinweis', success: 'Erfolg', warning: 'Warnung', error: 'Fehler' },
  emptyTitle: 'Keine Mitteilungen',
  empty: 'Hier erscheint Neues zu Konto, Credits und Arbeit.',
  failed: 'Ihre Mitteilungen konnten nicht geladen werden',
  loading: 'Ihre Mitteilungen werden geladen',
  showMore: 'Ältere Mitteilungen zeigen',
}
