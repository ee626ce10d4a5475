import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findUser } from '#users'
import { findAllowsLinks } from '../settings/settings-store.ts'
import { isAnyTakenDown } from './link-store.ts'

/**
 * Refuses callers who may not put a recording of theirs before everybody: whoever has not proven an address, and
 * everybody where the workspace allows no public links. Whether the recording is theirs was asked before.
 */
export async function assertMayShare(ctx: Context): Promise<void> {
  await assertMayPublish(ctx)
  if (!(await findAllowsLinks(ctx))) throw new AppError('public_links_forbidden')
}

/** Refuses callers who may put nothing before everybody: whoever has not proven an address. */
export async function assertMayPublish(ctx: Context): Promise<void> {
  const user = await findUser(ctx, ctx.actor.userId)
  // Proved by the table in sharing.test.ts.
  if (!user?.email_verified_at || user.is_claimant) throw new AppError('email_not_verified')
}

/** Refuses to bring before everybody, in whichever way, what whoever runs the instance took out of public view. */
export async function assertNotTakenDown(ctx: Context, itemIds: readonly HistoryItemId[]): Promise<void> {
  if (await isAnyTakenDown(ctx, itemIds)) throw new AppError('share_link_taken_down')
}

/** Tells whether somebody asks who is signed in themselves, and neither a key nor the support team. */
export function isOwnSession({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'user' && actor.supportGrantId === undefined
}
