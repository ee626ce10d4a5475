import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { deleteDomain } from './domain-store.ts'
import { forgetProven } from './proven-hosts.ts'

/** Removes a domain: its pages are read no more, and show no players. Throws `domain_verification_not_found`. */
export async function removeDomain(ctx: Context, { domain_id: id }: { readonly domain_id: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const removed = await deleteDomain(ctx, id)
    if (!removed) throw new AppError('domain_verification_not_found')
    ctx.afterCommit(forgetProven)
    await writeAudit(ctx, {
      action: 'audio-native.domain-removed',
      target: { kind: 'domain', id },
      details: { domain: removed.domain, name: removed.domain },
    })
  })
}
