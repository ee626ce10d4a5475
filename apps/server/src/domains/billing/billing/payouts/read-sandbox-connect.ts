import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { Link } from './complete-sandbox-connect.ts'
import { type SandboxLinkRow, findSandboxLink } from './sandbox-payout-store.ts'
import { sandboxLinkHash } from './sandbox-payouts.ts'

/** Returns what the page behind a link shows. Throws `connect_link_over` for a link that no longer works. */
export async function readSandboxConnect(ctx: Context, { link_id: id }: Link): Promise<SandboxLinkRow> {
  const link = await findSandboxLink(ctx, sandboxLinkHash(id))
  if (!link) throw new AppError('connect_link_over')
  return link
}
