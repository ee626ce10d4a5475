import type { Language } from '@vireo/contracts/kit'
import type { ContactMessage } from '@vireo/contracts/landing'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { sendMail } from '#mail'
import { contactMailWords } from './words.ts'
import { contactMailWordsGerman } from './words.de.ts'

/** Mails a message from outside to those who read it, all of them or nobody, in the language of its page. It is kept nowhere else. */
export async function sendContact(
  ctx: Context,
  { readers, language }: { readonly readers: readonly string[]; readonly language: Language },
  { name, email, organisation, message }: ContactMessage,
): Promise<void> {
  const from = organisation === '' ? name : `${name}, ${organisation}`
  const words = language === 'de' ? contactMailWordsGerman : contactMailWords
  await transaction(ctx, async (ctx) => {
    for (const to of readers)
      await sendMail(ctx, {
        kind: 'landing.contact',
        to,
        subject: words.subject(from),
        language,
        paragraphs: [words.wrote(from, email), ...message.split(/\n{2,}/u)],
      })
  })
}
