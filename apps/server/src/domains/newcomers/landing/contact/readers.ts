import type { With } from '#ports/ports.ts'
import { listAdmins } from '#users/operators/index.ts'

/** Lists whom a message from outside reaches: the address that the operator named, else the accounts that administer the instance. */
export async function readersOf(ctx: With<'settings'>): Promise<readonly string[]> {
  const { contactMail } = ctx.ports.settings
  return contactMail === undefined ? (await listAdmins(ctx)).map(({ email }) => email) : [contactMail]
}
