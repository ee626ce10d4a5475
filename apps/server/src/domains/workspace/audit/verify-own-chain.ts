import type { Context } from '#kernel/context.ts'
import { type Verdict, verifyChain } from './verify-chain.ts'

/** What the caller's workspace can say of its own log. */
export function verifyOwnChain(ctx: Context): Promise<Verdict> {
  return verifyChain(ctx, ctx.workspaceId)
}
