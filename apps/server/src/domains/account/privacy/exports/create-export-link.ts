import { hash, randomBytes } from 'node:crypto'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'

import { findOwnExport, updateToken } from './export-store.ts'
import { assertOwnerAtBrowser } from '../policy.ts'

const linkLifetimeMs = 10 * 60_000

export type CreatedLink = { readonly url: string; readonly expiresAt: Date }

/** Creates an address from which a browser can download a copy; the previous one stops working. */
export async function createExportLink(ctx: Context, input: { readonly export_id: string }): Promise<CreatedLink> {
  assertOwnerAtBrowser(ctx.actor)
  const row = await findOwnExport(ctx, input.export_id)
  if (!row?.storage_key) throw new AppError('export_not_found')
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + linkLifetimeMs)
  await transaction(ctx, async (ctx) => {
    await updateToken(ctx, row.id, hashToken(token), expiresAt)
    const target = { kind: 'data-export', id: row.id }
    await writeAudit(ctx, { action: 'privacy.export-link-created', workspaceId: row.workspace_id, target })
  })
  return { url: `/v1/exports/${row.id}/archive?token=${token}`, expiresAt }
}

/** Hashes a link's token for storage (SHA-256, hex). The token is too random to need a salt or a slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
