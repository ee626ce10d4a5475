import { words } from '#kit/language/index.ts'

export const houseMessageWords = words('productions/house/messages', {
  title: (order: string) => `Messages about ${order}`,
  none: 'Nobody has written yet.',
  authors: { buyer: 'Buyer', producer: 'Producer', house: 'You' },
  aboutTask: 'about a task',
  earlier: 'Show earlier messages',
  list: 'Messages, the newest last',
  write: 'Message to buyer and producers',
  writeHelp: 'Both sides read it. Nobody is told names.',
  send: 'Send',
  missing: 'Write something first.',
  refused: 'The message was not sent.',
} as const)
