import { words } from '#kit/language/index.ts'

export const messageWords = words('productions/messages', {
  title: 'Messages',
  of: (task: string) => `Messages: ${task}`,
  toTask: 'The buyer and whoever runs this instance read what you write. Nobody sees your name.',
  toOrder:
    'Everybody who works on this order and whoever runs this instance read what you write. Nobody sees your name.',
  toBoth: 'Buyer and producers read what you write. Nobody is told names.',
  failed: 'The messages could not be loaded',
  none: 'Nobody has written anything yet.',
  list: 'Messages, newest first',
  message: 'Message',
  missing: 'Write something first.',
  send: 'Send',
  refused: 'The message could not be sent',
  authors: { buyer: 'Buyer', producer: 'Producer', house: 'Operator' },
  own: (author: string) => `${author} (you)`,
  about: 'About',
  wholeOrder: 'The whole order',
  aboutHelp: 'Of those who work on this order, whoever works on this recording alone reads it.',
  ofSubject: (subject: string) => `About ${subject}`,
  ofTask: 'About one task',
  ofOrder: 'About the whole order',
  more: 'Show older messages',
} as const)
