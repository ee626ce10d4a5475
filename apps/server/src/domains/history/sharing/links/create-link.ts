import type { Input } from '@vireo/contracts/kit'
import type { sharingEndpoints } from '@vireo/contracts/sharing'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { getOwnItem } from '#history'
import { hashPassword } from '#identity/passwords/index.ts'
import { forgetPages } from '../page/remembered-pages.ts'
import { assertMayShare } from './assert-may-share.ts'
import { isLive } from './is-live.ts'
import { holdLinkOf, insertLink, saveLink } from './link-store.ts'
import { newToken, type NewToken } from './link-token.ts'
import { showLink, type ShownLink } from './show-link.ts'
import type { LinkRow } from '../tables.ts'

type Wanted = Omit<Input<typeof sharingEndpoints.createLink>, 'history_item_id'>
type Change = Partial<Pick<LinkRow, 'expires_at' | 'password_hash' | 'may_download' | 'may_be_indexed'>>

/** Makes the link to one of the caller's recordings, or changes how it is; one that ended begins anew elsewhere. */
export async function createLink(
  ctx: With<'vault' | 'settings'>,
  { history_item_id: itemId, ...wanted }: Input<typeof sharingEndpoints.createLink>,
): Promise<ShownLink> {
  await getOwnItem(ctx, { history_item_id: itemId })
  await assertMayShare(ctx)
  const change = await changeOf(ctx, wanted)
  const [token, id] = [newToken(ctx), ctx.newId('shareLink')]
  const fresh = {
    id,
    workspace_id: ctx.workspaceId,
    history_item_id: itemId,
    ...blank(ctx, token, change),
    opens: 0,
    plays: 0,
    taken_down_at: null,
    created_at: ctx.now(),
  }
  const link = await transaction(ctx, async (ctx) => {
    const made = await insertLink(ctx, fresh)
    if (made) return (await note(ctx, made, 'sharing.link-created'), made)
    const before = await holdLinkOf(ctx, itemId)
    if (!before) throw new AppError('history_item_not_found')
    return renew(ctx, before, { token, change })
  })
  return showLink(ctx, link)
}

async function renew(
  ctx: TransactionContext,
  before: LinkRow,
  { token, change }: { readonly token: NewToken; readonly change: Change },
): Promise<LinkRow> {
  if (before.taken_down_at !== null) throw new AppError('share_link_taken_down')
  const isChanged = Object.keys(change).length > 0
  // One that has only expired keeps its address if it is to be there for longer.
  const isAgain = !isLive({ ...before, ...change }, ctx.now())
  if (!isChanged && !isAgain) return before
  const row = { ...before, ...(isAgain ? blank(ctx, token, change) : change) }
  await saveLink(ctx, row)
  ctx.afterCommit(forgetPages)
  await note(ctx, row, isAgain ? 'sharing.link-created' : 'sharing.link-changed')
  return row
}

function blank(ctx: Pick<TransactionContext, 'actor'>, token: NewToken, change: Change) {
  return {
    user_id: ctx.actor.userId,
    ...token,
    expires_at: null,
    password_hash: null,
    may_download: false,
    may_be_indexed: false,
    revoked_at: null,
    ...change,
  }
}

async function changeOf(ctx: With<'settings'>, wanted: Wanted): Promise<Change> {
  const { expires_at_unix: expiresAt, password, may_download, may_be_indexed } = wanted
  if (typeof expiresAt === 'number' && expiresAt * 1000 <= ctx.now().getTime())
    throw new AppError('share_link_expiry_past', { param: 'expires_at_unix' })
  return {
    ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : new Date(expiresAt * 1000) }),
    ...(password !== undefined && {
      password_hash: password === null ? null : await hashPassword(password, undefined, ctx.workspaceId),
    }),
    ...(may_download !== undefined && { may_download }),
    ...(may_be_indexed !== undefined && { may_be_indexed }),
  }
}

function note(
  ctx: TransactionContext,
  link: LinkRow,
  action: 'sharing.link-created' | 'sharing.link-changed',
): Promise<void> {
  return writeAudit(ctx, {
    action,
    target: { kind: 'history-item', id: link.history_item_id },
    details: {
      expires_at: link.expires_at?.toISOString() ?? null,
      is_protected: link.password_hash !== null,
      may_download: link.may_download,
      may_be_indexed: link.may_be_indexed,
    },
  })
}
