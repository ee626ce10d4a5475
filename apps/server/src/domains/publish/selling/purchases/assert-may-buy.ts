import type { WorkspaceId } from '@vireo/contracts/kit'
import { findPayoutAccountOf } from '#billing'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findUser, type UserRow } from '#users'
import { membershipOf } from '#workspaces'
import { findPrice } from '../prices/price-store.ts'

/**
 * Finds whoever buys, and refuses who earns by what they would buy: members of its workspace, whom it is paid to, and who said
 * what it costs. Throws `email_not_verified` and `work_not_sold_to_authors`.
 */
export async function assertMayBuy(
  ctx: Context,
  { workId, workspaceId }: { readonly workId: string; readonly workspaceId: WorkspaceId },
): Promise<UserRow> {
  const buyer = await findUser(ctx, ctx.actor.userId)
  if (!buyer?.email_verified_at) throw new AppError('email_not_verified')
  const [membership, account, price] = await Promise.all([
    membershipOf(ctx, buyer.id, workspaceId),
    findPayoutAccountOf(ctx, workspaceId),
    findPrice(ctx, workId),
  ])
  const isAuthor =
    ctx.workspaceId === workspaceId ||
    membership !== undefined ||
    account?.opened_by === buyer.id ||
    price?.set_by === buyer.id
  if (isAuthor) throw new AppError('work_not_sold_to_authors')
  return buyer
}
