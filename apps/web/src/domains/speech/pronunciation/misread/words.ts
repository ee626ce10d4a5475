import { plural, words } from '#kit/language/index.ts'

export const misreadWords = words('pronunciation/misread', {
  found: (count: number) =>
    plural(count, { one: '1 word is probably misread', other: `${count} words are probably misread` }),
  title: 'Probably misread',
  lead: 'Choose how a word is said. It becomes a rule, and all speech follows it.',
  reasons: {
    heteronym: 'Said in several ways',
    acronym: 'Acronym',
    name: 'Name',
    number: 'Number',
  },
  times: (count: number) => plural(count, { one: 'once', other: `${count} times` }),
  sayAs: (word: string, said: string) => `“${word}”: ${said}`,
  hear: (said: string) => `Hear “${said}”`,
  own: 'Other…',
  ownFor: (word: string) => `Write another rule for “${word}”`,
  saved: (word: string, said: string) => `“${word}” is said as “${said}” now`,
  undo: 'Undo',
  noneLeft: 'Nothing else is probably misread',
  adminsOnly: 'Rules for all speech are made by an admin of the workspace.',
  dictionary: 'My words',
  hearNote: 'Hearing costs what speaking these words costs.',
} as const)
