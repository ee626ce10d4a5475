import type { With } from '#ports/ports.ts'
import { listDomainsCheckedBefore } from './domain-store.ts'
import { checkDomain } from './check-domain.ts'

const everyMs = 20 * 60 * 60 * 1000
const batch = 500

/** Looks up the records of proven domains again, since a domain may have been sold. */
export async function recheckDomains(ctx: With<'names'>): Promise<void> {
  const due = await listDomainsCheckedBefore(ctx, new Date(ctx.now().getTime() - everyMs), batch)
  for (const { id, domain, workspace_id: workspaceId } of due)
    await checkDomain({ ...ctx, workspaceId }, { domain_id: id }).catch((error: unknown) =>
      ctx.log.warn({ err: error, domain }, 'a domain could not be checked'),
    )
}
