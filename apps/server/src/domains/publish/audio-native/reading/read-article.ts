import { Worker } from 'node:worker_threads'
import { audioNativeLimits } from '@vireo/contracts/audio-native'
import { CrowdedError, FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { loaderArguments } from '#kernel/threads/loader-arguments.ts'
import { threadAnswer } from '#kernel/threads/thread-answer.ts'
import { countCharacters, findInvalidCharacter } from '#speech'
import type { Article, GivenDocument, ReadDocument } from './article.ts'

/** One thread at a time, which ends with its document; workspaces take turns. */
const line = new FairRunner({ running: 1, waiting: 50 })
const startMs = 30_000
const readingMs = 8000
const memoryMb = 256
/** No page that people read has more tags. */
const tagsMax = 60_000
const lineMax = 300

/**
 * Reads the article of a document in a thread of its own, within bounds of time and memory. Throws
 * `audio_native_page_not_offered` where a player has to stand on it, `audio_native_content_unreadable` and
 * `audio_native_content_too_long`.
 */
export async function readArticle(
  { patienceMs = readingMs, ...given }: Omit<GivenDocument, 'textMax'> & { readonly patienceMs?: number },
  owner: string,
): Promise<Article> {
  if (isOverfull(given.markup)) throw new AppError('audio_native_content_unreadable')
  const { isOffered, article } = await line
    .run(owner, () => inThread({ ...given, textMax: audioNativeLimits.textMax }, patienceMs))
    .catch((error: unknown) => {
      if (error instanceof CrowdedError) throw new AppError('service_unavailable', { cause: error })
      throw new AppError('audio_native_content_unreadable', { cause: error })
    })
  if (!isOffered) throw new AppError('audio_native_page_not_offered')
  if (!article || article.text === '') throw new AppError('audio_native_content_unreadable')
  return bounded(article)
}

/** Returns a text that came as it is, in paragraphs. */
export function plainArticle(text: string): Article {
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim())
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
  if (paragraphs.length === 0) throw new AppError('audio_native_content_unreadable')
  return bounded({ title: null, author: null, language: null, text: paragraphs.join('\n\n'), canonical: null })
}

function isOverfull(markup: string): boolean {
  let count = 0
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at + 1)) if (++count > tagsMax) return true
  return false
}

function bounded(article: Article): Article {
  if (findInvalidCharacter(article.text)) throw new AppError('audio_native_content_unreadable')
  const length = countCharacters(article.text)
  const { textMax: maximum } = audioNativeLimits
  if (length > maximum) throw new AppError('audio_native_content_too_long', { data: { maximum } })
  return {
    ...article,
    title: short(article.title),
    author: short(article.author),
    language: language(article.language),
  }
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cuts a line between what people see as letters. */
function short(given: string | null): string | null {
  const whole = given?.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim() ?? ''
  let end = 0
  for (const { index, segment } of letters.segment(whole.slice(0, 2 * lineMax)))
    if (index + segment.length <= lineMax) end = index + segment.length
    else break
  return end === 0 ? null : whole.slice(0, end)
}

function language(given: string | null): string | null {
  return given !== null && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.test(given) ? given : null
}

async function inThread(document: GivenDocument, patienceMs: number): Promise<ReadDocument> {
  const workerUrl = new URL('./article-worker.ts', import.meta.url)
  const worker = new Worker(workerUrl, {
    execArgv: loaderArguments(workerUrl),
    name: 'article',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // What a document makes the parser say is nobody's business.
    stdout: true,
    stderr: true,
  })
  try {
    await threadAnswer(worker, startMs)
    worker.postMessage(document)
    // The thread is our own code; what a document could make it say is text in fields of text.
    return (await threadAnswer(worker, patienceMs)) as ReadDocument
  } finally {
    void worker.terminate().catch(() => undefined)
  }
}
