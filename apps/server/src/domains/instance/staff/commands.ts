import { addressOf } from '#cli/address-of.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { transaction } from '#kernel/transaction.ts'
import type { Context } from '#kernel/context.ts'
import { unblockUser } from '#identity/blocked/index.ts'
import { findUserByEmail, type UserRow } from '#users'
import { endAccessOf } from './users/end-access-of.ts'

/** Adds `user block` and `user unblock`. */
export function staffCommands({ group, run }: CommandLine): void {
  const user = group('user', 'accounts')
  user
    .command('block')
    .description('end a person’s sessions and keys at once, and let them sign in no longer')
    .requiredOption('--email <address>', 'whom')
    .requiredOption('--reason <text>', 'kept with the account')
    .action(({ email, reason }: { email: string; reason: string }) =>
      run(async ({ systemContext }, output) => {
        const ctx = systemContext()
        const { id: userId } = await personOf(ctx, email)
        await transaction(ctx, (ctx) => endAccessOf(ctx, { userId, reason }))
        output.facts({ user_id: userId, blocked: true })
      }),
    )
  user
    .command('unblock')
    .description('let a blocked person sign in again')
    .requiredOption('--email <address>', 'whom')
    .action(({ email }: { email: string }) =>
      run(async ({ systemContext }, output) => {
        const ctx = systemContext()
        const { id: userId } = await personOf(ctx, email)
        await transaction(ctx, (ctx) => unblockUser(ctx, { userId }))
        output.facts({ user_id: userId, blocked: false })
      }),
    )
}

async function personOf(ctx: Context, email: string): Promise<UserRow> {
  const found = await findUserByEmail(ctx, addressOf(email))
  if (!found) throw new CommandError(`Nobody here has the address ${email}.`)
  return found
}
