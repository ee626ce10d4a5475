import { BillingFailure } from '#ports/billing-provider.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { applySnapshot } from '../../snapshots/apply-snapshot.ts'
import { askProvider } from '../../ask-provider.ts'
import { partsOf } from './find-page.ts'
import { openSession } from '../open-session.ts'
import { findSession, markDone } from '../session-store.ts'
import { type SandboxParts, snapshotOf } from '../snapshot.ts'
import type { AccountRow, SessionDetails, SessionRow } from '../tables.ts'

/** Where the browser goes next. */
export type Outcome = { readonly url: string }

/**
 * Takes the step that a page is for and tells the product, so that the next screen shows it. Who presses twice, in
 * one tab or two, is led to the same place, and the step is taken once.
 */
export function finishPage(
  ctx: With<'settings' | 'vault'>,
  page: SessionRow,
  next: { readonly url: string; readonly step: () => Promise<AccountRow> },
): Promise<Outcome> {
  return askProvider(finish(ctx, page, next))
}

async function finish(
  ctx: With<'settings' | 'vault'>,
  page: SessionRow,
  next: Parameters<typeof finishPage>[2],
): Promise<Outcome> {
  try {
    const account = await next.step()
    await applySnapshot(ctx, snapshotOf(partsOf(ctx), account))
  } catch (error) {
    if (error instanceof BillingFailure && error.kind === 'requires_action' && error.url) return { url: error.url }
    const doneUrl = await doneUrlOf(ctx, page)
    if (doneUrl === undefined) throw error
    return { url: doneUrl }
  }
  return { url: (await doneUrlOf(ctx, page)) ?? next.url }
}

async function doneUrlOf(ctx: Context, page: SessionRow): Promise<string | undefined> {
  return (await findSession(ctx, page.id_hash))?.done_url ?? undefined
}

/** Closes a page in the transaction of its step; rolls both back when somebody else was quicker. */
export async function closePage(ctx: TransactionContext, page: SessionRow, url: string): Promise<void> {
  if (!(await markDone(ctx, page.id_hash, url))) throw new Error('This page was done by somebody else just now.')
}

/** Opens a page where the bank asks, one for each question; returns its address. */
export function askBank(
  ctx: Context,
  parts: SandboxParts,
  page: SessionRow,
  challenge: Omit<Extract<SessionDetails, { kind: 'challenge' }>, 'kind'>,
): Promise<string> {
  const details = { kind: 'challenge', ...challenge } as const
  return openSession(ctx, parts, { workspaceId: page.workspace_id, key: ctx.newId('event'), details })
}
