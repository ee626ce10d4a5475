import { Email } from '@vireo/contracts/users'
import { CommandError } from './command-error.ts'

/** Normalizes a mail address as it is stored. Throws `CommandError` when the text is none. */
export function addressOf(text: string): string {
  const email = Email.safeParse(text)
  if (!email.success) throw new CommandError(`${text} is not a mail address.`)
  return email.data
}
