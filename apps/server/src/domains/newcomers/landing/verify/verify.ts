import { type Input, languageOfReader } from '@vireo/contracts/kit'
import type { landingEndpoints } from '@vireo/contracts/landing'
import { listenForMark } from '#classifier'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { beginAttempt } from '#identity'
import { answerPage } from '../page/answer-page.ts'
import { wordsIn } from '../page/words-in.ts'
import { newcomersShare } from '../speech/newcomers-share.ts'
import { verifyAnswer, verifyMain, verifyProblem } from './verify-form.ts'

type Asked = Input<typeof landingEndpoints.verify>

/**
 * Answers on a page whether a recording was made here: yes, or unknown. How often an address asks is limited; nothing is kept, and
 * nothing beside the one word is told to strangers.
 */
export async function verify(
  ctx: With<'frames' | 'marks' | 'media' | 'settings'>,
  { lang, files }: Asked,
): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  const words = wordsIn(language)
  const { title, lead, answers, problems } = words.verify
  const answerWith = (answer: string, status?: number) => {
    const main = verifyMain(words, language, answer)
    return answerPage(ctx, { language, path: '/verify', title, description: lead, main }, status)
  }
  try {
    await beginAttempt(ctx, 'verification', 'anybody')
    const { finding } = await listenForMark(ctx, files.file, newcomersShare)
    const { word, text } = finding.mark ? answers.yes : answers.unknown
    return await answerWith(verifyAnswer(word, text))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerWith(verifyProblem(problems[problemOf(error)]), error.entry.status)
  }
}

function problemOf({ code }: AppError) {
  switch (code) {
    case 'audio_too_long':
    case 'audio_too_short':
    case 'too_many_attempts':
      return code
    case 'invalid_audio':
    case 'invalid_file_type':
      return 'unreadable'
    default:
      return 'failed'
  }
}
