import type { Context } from '#kernel/context.ts'
import { type Verdict, verifyChain } from './verify-chain.ts'

/** Verifies the chain of the caller's workspace. */
export function verifyOwnChain(ctx: Context): Promise<Verdict> {
  return verifyChain(ctx, ctx.workspaceId)
}
