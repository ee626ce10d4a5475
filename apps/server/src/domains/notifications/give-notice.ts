import type { Context } from '../../kernel/context.ts'
import { transaction } from '../../kernel/transaction.ts'
import { sendMail } from '../mail/index.ts'
import { findUser } from '../users/index.ts'
import { hasMessageOf } from './message-store.ts'
import type { Notice } from './security-notices.ts'
import { sendMessage } from './send-message.ts'

/** Tells somebody what happened to their account: in the product, and by mail where it matters outside of it. */
export function giveNotice(ctx: Context, userId: string, { mailed, ...message }: Notice): Promise<void> {
  return transaction(ctx, async (ctx) => {
    // The event may come twice, and when the person is gone; the mail must not.
    const user = await findUser(ctx, userId)
    if (!user || (await hasMessageOf(ctx, userId, message.occasion))) return
    await sendMessage(ctx, { userId, ...message })
    if (!mailed) return
    await sendMail(ctx, {
      kind: 'notifications.security-notice',
      to: user.email,
      subject: message.title,
      paragraphs: [message.description],
    })
  })
}
