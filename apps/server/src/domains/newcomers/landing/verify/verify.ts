import { type Input, languageOfReader } from '@vireo/contracts/kit'
import type { landingEndpoints } from '@vireo/contracts/landing'
import { listenForMark } from '#classifier'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { beginAttempt } from '#identity'
import { answerPage } from '../page/answer-page.ts'
import { wordsIn } from '../page/words-in.ts'
import { newcomersShare } from '../speech/newcomers-share.ts'
import { verifyAnswer, verifyMain, verifyProblem } from './verify-form.ts'

type Asked = Input<typeof landingEndpoints.verify>

/** Counts that somebody asks, before their recording has come. Throws `too_many_attempts`. */
export async function assertMayVerify(ctx: Context): Promise<void> {
  await beginAttempt(ctx, 'verification', 'anybody')
}

/** Says on the page why a recording was not listened to. */
export function refuseToVerify(
  ctx: With<'frames' | 'settings'>,
  { lang }: Pick<Asked, 'lang'>,
  refusal: AppError,
): Promise<ByteAnswer> {
  const { problems } = pageFor(ctx, lang).words.verify
  return answerWith(ctx, lang, verifyProblem(problems[problemOf(refusal)]), refusal.entry.status)
}

/**
 * Answers on a page whether a recording was made here: yes, or unknown. How often an address asks is limited; nothing is kept, and
 * nothing beside the one word is told to strangers.
 */
export async function verify(
  ctx: With<'frames' | 'marks' | 'media' | 'settings'>,
  { lang, files }: Asked,
): Promise<ByteAnswer> {
  const { answers } = pageFor(ctx, lang).words.verify
  try {
    const { finding } = await listenForMark(ctx, files.file, newcomersShare)
    const { word, text } = finding.mark ? answers.yes : answers.unknown
    return await answerWith(ctx, lang, verifyAnswer(word, text))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuseToVerify(ctx, { lang }, error)
  }
}

function pageFor(ctx: With<'settings'>, lang: Asked['lang']) {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  return { language, words: wordsIn(language) }
}

function answerWith(ctx: With<'frames' | 'settings'>, lang: Asked['lang'], answer: string, status?: number) {
  const { language, words } = pageFor(ctx, lang)
  const { title, lead } = words.verify
  const main = verifyMain(words, language, answer)
  return answerPage(ctx, { language, path: '/verify', title, description: lead, main }, status)
}

function problemOf({ code }: AppError) {
  switch (code) {
    case 'audio_too_long':
    case 'audio_too_short':
    case 'too_many_attempts':
      return code
    case 'request_too_large':
      return 'too_large'
    case 'invalid_parameters':
      return 'no_file'
    case 'invalid_audio':
    case 'invalid_file_type':
      return 'unreadable'
    default:
      return 'failed'
  }
}
