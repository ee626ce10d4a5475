import { type Input, languageOfReader } from '@vireo/contracts/kit'
import type { landingEndpoints } from '@vireo/contracts/landing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { answerPage } from '../page/answer-page.ts'
import { wordsIn } from '../page/words-in.ts'
import { verifyMain } from './verify-form.ts'

/** Shows the page on which anybody asks whether a recording was made here. */
export async function showVerify(
  ctx: With<'frames' | 'settings'>,
  { lang }: Input<typeof landingEndpoints.showVerify>,
): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  const words = wordsIn(language)
  const { title, lead } = words.verify
  return answerPage(ctx, { language, path: '/verify', title, description: lead, main: verifyMain(words, language) })
}
