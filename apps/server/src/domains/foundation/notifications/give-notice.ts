import type { NotificationChannel, NotificationTopic } from '@vireo/contracts/notifications'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { sendMail } from '#mail'
import { findUser } from '#users'
import { hasMessageOf } from './message-store.ts'
import { channelOf } from './preferences/channel-of.ts'
import type { Notice } from './security-notices.ts'
import { sendMessage } from './send-message.ts'

const asChosen = 'Under Settings, Notifications, you decide which of these reach you by mail.'

/**
 * Tells somebody what happened to their account, or in a workspace: in the product, and by mail where it matters outside
 * of it. What has a topic reaches them as they, or else their workspace, chose.
 */
export function giveNotice(ctx: Context, userId: string, notice: Notice): Promise<void> {
  const { mailed, about, ...message } = notice
  return transaction(ctx, async (ctx) => {
    // The event may come twice, and when the person is gone; the mail must not.
    const user = await findUser(ctx, userId)
    if (!user || (await hasMessageOf(ctx, userId, message.occasion))) return
    const channel: NotificationChannel = about
      ? await channelOf(ctx, { workspaceId: about.workspaceId, userId }, about.topic)
      : 'email'
    if (channel === 'none') return
    await sendMessage(ctx, { userId, ...message })
    if (!mailed || channel !== 'email') return
    await sendMail(ctx, {
      kind: kindOf(about?.topic),
      to: user.email,
      subject: message.title,
      paragraphs: about ? [message.description, asChosen] : [message.description],
    })
  })
}

function kindOf(topic: NotificationTopic | undefined): string {
  return topic ? `notifications.${topic}` : 'notifications.security-notice'
}
