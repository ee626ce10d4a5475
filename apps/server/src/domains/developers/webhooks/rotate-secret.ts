import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertAccess } from '#resources'
import { makeWebhookSecret } from './create-webhook.ts'
import { sealSecret } from './seal-webhook.ts'
import { holdWebhook, updateWebhookRow } from './webhook-store.ts'

export type RotatedSecret = {
  readonly webhookId: string
  /** Told this once. */
  readonly secret: string
  /** When the secret before this one stops signing; null where it stopped at once. */
  readonly previousUntil: Date | null
}

/** Gives a webhook a new secret; for `overlap_seconds` deliveries are signed with the previous one as well. */
export async function rotateSecret(
  ctx: With<'vault'>,
  input: Input<typeof webhooksEndpoints.rotateSecret>,
): Promise<RotatedSecret> {
  const secret = makeWebhookSecret()
  const sealed = sealSecret(ctx.ports.vault, secret)
  return transaction(ctx, async (ctx) => {
    const row = await holdWebhook(ctx, input.webhook_id)
    if (!row) throw new AppError('webhook_not_found')
    await assertAccess(ctx, { type: 'webhook', id: row.id }, 'editor')
    if (row.sealed_secret === null) throw new AppError('webhook_has_no_secret')
    const overlapMs = input.overlap_seconds * 1000
    const previousUntil = overlapMs > 0 ? new Date(ctx.now().getTime() + overlapMs) : null
    await updateWebhookRow(ctx, {
      ...row,
      sealed_secret: sealed,
      sealed_previous_secret: previousUntil && row.sealed_secret,
      previous_secret_until: previousUntil,
    })
    await writeAudit(ctx, {
      action: 'webhooks.signing-key-rotated',
      target: { kind: 'webhook', id: row.id },
      details: { overlap_seconds: input.overlap_seconds },
    })
    return { webhookId: row.id, secret, previousUntil }
  })
}
