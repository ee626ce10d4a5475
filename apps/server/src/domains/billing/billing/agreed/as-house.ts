import { noClient } from '#kernel/client.ts'
import { system, type TransactionContext } from '#kernel/context.ts'

/** Acts as the house: the log of a workspace says what it was given, and not who of the house did it from where. */
export function asHouse(ctx: TransactionContext): TransactionContext {
  return { ...ctx, actor: system, client: noClient }
}
