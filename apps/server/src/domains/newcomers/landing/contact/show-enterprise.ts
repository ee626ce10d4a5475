import type { landingEndpoints } from '@vireo/contracts/landing'
import { type Input, languageOfReader } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { showContent } from '../content/show-content.ts'
import { wordsIn } from '../page/words-in.ts'
import { contactFormOf } from './contact-form.ts'
import { readersOf } from './readers.ts'

/** Shows the page for organisations; the form stands on it while somebody reads what is sent. */
export async function showEnterprise(
  ctx: With<'frames' | 'settings'>,
  { lang }: Input<typeof landingEndpoints.showEnterprise>,
): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  const readers = await readersOf(ctx)
  const form = readers.length === 0 ? '' : contactFormOf(wordsIn(language))
  return showContent(ctx, 'enterprise', language, () => form)
}
