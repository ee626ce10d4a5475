import { words } from '../language/index.ts'

export const adminsWords = words('kit/admins', {
  ask: (admins: string) => `Only admins can do this. Ask ${admins}.`,
  askThem: (admins: string) => `Ask ${admins}.`,
  askNobody: 'Only admins can do this.',
  write: 'Ask by e-mail',
  subject: 'Access to the workspace',
  body: (address: string) => `Could you give me access to this page?\n\n${address}\n`,
} as const)
