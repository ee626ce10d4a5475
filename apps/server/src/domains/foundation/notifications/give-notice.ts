import type { UserId } from '@vireo/contracts/kit'
import type { NotificationChannel, NotificationTopic } from '@vireo/contracts/notifications'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { mailAccount } from '#mail'
import { findUser, languageFor } from '#users'
import { hasMessageOf } from './messages/message-store.ts'
import { channelOf } from './preferences/channel-of.ts'
import type { Notice } from './security-notices.ts'
import { sendMessage } from './messages/send-message.ts'
import { wordsIn } from './words-in.ts'

/**
 * Tells somebody what happened to their account or in a workspace: in the product, and by mail where it matters outside
 * of it. A notice with a topic goes by the channel that they, or else their workspace, chose.
 */
export function giveNotice(ctx: Context, userId: UserId, notice: Notice): Promise<void> {
  const { mailed, about, say, ...message } = notice
  return transaction(ctx, async (ctx) => {
    // The event may come twice, and when the person is gone; the mail must not.
    const user = await findUser(ctx, userId)
    if (!user || (await hasMessageOf(ctx, userId, message.occasion))) return
    const channel: NotificationChannel = about
      ? await channelOf(ctx, { workspaceId: about.workspaceId, userId }, about.topic)
      : 'email'
    if (channel === 'none') return
    const language = languageFor(ctx, user)
    const { title, description } = say(language)
    await sendMessage(ctx, { userId, title, description, ...message })
    if (!mailed || channel !== 'email') return
    await mailAccount(ctx, user, {
      kind: kindOf(about?.topic),
      language,
      subject: title,
      paragraphs: about ? [description, wordsIn(language).asChosen] : [description],
    })
  })
}

function kindOf(topic: NotificationTopic | undefined): string {
  return topic ? `notifications.${topic}` : 'notifications.security-notice'
}
