import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hashOfId } from '../session-id.ts'
import { findSession } from '../session-store.ts'
import type { SandboxParts } from '../snapshot.ts'
import type { SessionDetails, SessionRow } from '../tables.ts'

/** Finds a hosted page by its id. Throws `sandbox_page_not_found`, always on an instance without the sandbox. */
export async function findPage(ctx: With<'billing'>, id: string): Promise<SessionRow> {
  const page = ctx.ports.billing.find('sandbox') && (await findSession(ctx, hashOfId(id)))
  if (!page) throw new AppError('sandbox_page_not_found')
  return page
}

/** Throws `sandbox_page_expired` for a page on which nothing can be done any more. */
export function assertOpen(ctx: Context, page: SessionRow): void {
  if (page.expires_at <= ctx.now()) throw new AppError('sandbox_page_expired')
}

/** Picks the parts of the sandbox from the ports. */
export function partsOf({ ports }: With<'settings' | 'vault'>): SandboxParts {
  return { vault: ports.vault, publicUrl: ports.settings.publicUrl }
}

/** Returns where the browser goes when it leaves a page without finishing it. */
export function backUrlOf(details: SessionDetails): string {
  switch (details.kind) {
    case 'checkout':
    case 'sale':
      return details.cancelUrl
    case 'challenge':
      return details.refusedUrl
    case 'card':
      return withCard(details.returnUrl, 'canceled')
    case 'portal':
      return details.returnUrl
  }
}

/** Tells the screen that somebody comes back to what became of the card. */
export function withCard(url: string, outcome: 'updated' | 'canceled'): string {
  const to = new URL(url)
  to.searchParams.set('card', outcome)
  return to.href
}
