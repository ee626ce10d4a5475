import type { With } from '#ports/ports.ts'
import { listDomainsTriedBefore, noteTried } from './domain-store.ts'
import { checkDomain } from './check-domain.ts'

const everyMs = 20 * 60 * 60 * 1000
const usualBatch = 500

/** Looks up the records of proven domains again, since a domain may have been sold. */
export async function recheckDomains(ctx: With<'names'>, { batch = usualBatch } = {}): Promise<void> {
  const due = await listDomainsTriedBefore(ctx, new Date(ctx.now().getTime() - everyMs), batch)
  for (const { id, domain, workspace_id: workspaceId } of due) {
    const inside = { ...ctx, workspaceId }
    await noteTried(inside, id)
    await checkDomain(inside, { domain_id: id }).catch((error: unknown) =>
      ctx.log.warn({ err: error, domain }, 'a domain could not be checked'),
    )
  }
}
