import { contactLimits, ContactMessage, type landingEndpoints } from '@vireo/contracts/landing'
import { type Input, languageOfReader } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { isTooOften } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { beginAttempt } from '#identity'
import { showAbsent } from '../content/show-content.ts'
import { answerPage } from '../page/answer-page.ts'
import { wordsIn } from '../page/words-in.ts'
import { contactFormOf, type Draft } from './contact-form.ts'
import { readersOf } from './readers.ts'
import { sendContact } from './send-contact.ts'

type Asked = Input<typeof landingEndpoints.contact> & { readonly rawBody: Uint8Array }

/** Sends whoever runs the instance what somebody wrote by the form, and tells them so; how often a day is limited. */
export async function contact(ctx: With<'frames' | 'settings'>, { lang, rawBody }: Asked): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  const words = wordsIn(language)
  const readers = await readersOf(ctx)
  if (readers.length === 0) return showAbsent(ctx, language)
  const draft: Draft = Object.fromEntries(new URLSearchParams(Buffer.from(rawBody).toString('utf8')))
  const page = { language, path: '/enterprise', title: words.contact.title, description: words.contact.what }
  const again = (problem: string, status: number) =>
    answerPage(ctx, { ...page, main: contactFormOf(words, draft, problem) }, status)
  const message = ContactMessage.safeParse(draft)
  if (!message.success || message.data.message.includes('\0')) return again(words.contact.incomplete, 422)
  if (!(await mayWrite(ctx))) return again(words.contact.often(contactLimits.perDay), 429)
  await sendContact(ctx, { readers, language }, message.data)
  const main = `<header class="intro"><h1>${escapeHtml(words.contact.sent)}</h1><p class="lead" role="status">${escapeHtml(words.contact.sentLead)}</p></header>`
  return answerPage(ctx, { ...page, title: words.contact.sent, main })
}

async function mayWrite(ctx: With<'settings'>): Promise<boolean> {
  try {
    await beginAttempt(ctx, 'contact', 'operator')
    return true
  } catch (error) {
    if (isTooOften(error)) return false
    throw error
  }
}
