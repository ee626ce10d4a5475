import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { actionLink, issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { languageFor, listUpdateReaders, type UpdateReader } from '#users'
import { hasMessageOf } from '../messages/message-store.ts'
import { sendMessage } from '../messages/send-message.ts'

const batchSize = 200
/** Long enough that the link in an old mail still ends updates. */
const linkLifetimeMs = 180 * 24 * 3_600_000

export type ProductUpdate = { readonly subject: string; readonly paragraphs: readonly string[] }

type Update = ProductUpdate & { readonly updateId: string }

/** Writes to everybody who agreed to updates, in the product and by mail; to nobody twice, however often it runs. */
export async function sendUpdate(
  ctx: With<'settings'>,
  update: Update,
  control: { readonly signal: AbortSignal },
): Promise<{ sent: number }> {
  let sent = 0
  for (let after = ''; ;) {
    const readers = await listUpdateReaders(ctx, after, batchSize)
    for (const reader of readers) {
      control.signal.throwIfAborted()
      if (await tell(ctx, reader, update)) sent++
    }
    const last = readers.at(-1)
    if (!last || readers.length < batchSize) return { sent }
    after = last.id
  }
}

function tell(ctx: With<'settings'>, reader: UpdateReader, update: Update): Promise<boolean> {
  const { settings } = ctx.ports
  const { id: userId, email } = reader
  const occasion = `update ${update.updateId}`
  return transaction(ctx, async (ctx) => {
    if (await hasMessageOf(ctx, userId, occasion)) return false
    const description = update.paragraphs.join(' ')
    await sendMessage(ctx, { userId, severity: 'info', title: update.subject, description, occasion })
    const code = await issueActionCode(ctx, { userId, purpose: 'opt-out-of-updates', lifetimeMs: linkLifetimeMs })
    await sendMail(ctx, {
      kind: 'notifications.product-update',
      to: email,
      // What the operator wrote is as they wrote it; what stands around it is the reader's.
      language: languageFor(ctx, reader),
      subject: update.subject,
      paragraphs: update.paragraphs,
      unsubscribeUrl: actionLink(settings, { mode: 'optOutOfUpdates', code, userId, lang: languageFor(ctx, reader) }),
    })
    return true
  })
}
