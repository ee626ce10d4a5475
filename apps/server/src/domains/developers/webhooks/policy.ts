import { OutboundError } from '#ports/outbound.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'

/** How many webhooks a workspace may have. */
export const webhooksMax = 50

/**
 * Throws `webhook_url_not_allowed` for an address that may never be called: one within our own network, or without
 * https.
 */
export async function assertMayCall(ctx: With<'outbound'>, url: string, param: string): Promise<void> {
  try {
    await ctx.ports.outbound.assertAllowed(url)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('webhook_url_not_allowed', { message: error.message, param, cause: error })
  }
}
