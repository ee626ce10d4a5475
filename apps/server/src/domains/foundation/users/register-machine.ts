import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { insertMachine } from './machine-store.ts'

/** Ends with a name that can never be registered (RFC 2606): no mail arrives and no address leads to a machine. */
const machineDomain = 'service-accounts.invalid'

/** Registers a machine as a user that nothing signs in to. */
export function registerMachine(
  ctx: TransactionContext,
  { userId, name }: { readonly userId: UserId; readonly name: string },
): Promise<void> {
  return insertMachine(ctx, { userId, email: `${userId}@${machineDomain}`, name })
}
