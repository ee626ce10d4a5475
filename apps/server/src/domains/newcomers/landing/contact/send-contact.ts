import type { ContactMessage } from '@vireo/contracts/landing'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { sendMail } from '#mail'

/** Mails a message from outside to those who read it, all of them or nobody. It is kept nowhere else. */
export async function sendContact(
  ctx: Context,
  readers: readonly string[],
  { name, email, organisation, message }: ContactMessage,
): Promise<void> {
  const from = organisation === '' ? name : `${name}, ${organisation}`
  await transaction(ctx, async (ctx) => {
    for (const to of readers)
      await sendMail(ctx, {
        kind: 'landing.contact',
        to,
        subject: `A message from ${from}`,
        language: 'en',
        paragraphs: [`${from} (${email}) wrote by the form on your instance:`, ...message.split(/\n{2,}/u)],
      })
  })
}
