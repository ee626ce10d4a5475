import { type InEachLanguage, type Language, languageOfReader } from '@vireo/contracts/kit'
import { createPublicPages, pageStyle } from '#sharing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { readerScript } from './reader-script.ts'
import { libraryGerman } from './words.de.ts'
import { libraryWords } from './words.ts'

export type LibraryWords = typeof libraryWords
const words: InEachLanguage<LibraryWords> = { en: libraryWords, de: libraryGerman }

/** Returns the language that whoever opens a page reads, English where they say none, and its words. */
export function wordsFor(ctx: Context): { readonly language: Language; readonly words: LibraryWords } {
  const language = languageOfReader(ctx.client.header('accept-language'))
  return { language, words: words[language] }
}

const style = `${pageStyle}
.cover{display:block;width:100%;max-width:280px;height:auto;border-radius:10px;margin:0 0 16px}
.reader select{background:color-mix(in srgb,var(--ink) 8%,var(--card));border-color:transparent}
@media(min-width:640px){article:has(>.cover){display:flow-root}.cover{float:left;width:208px;margin:0 24px 16px 0}.cover~.reader,.cover~section,.cover~.closed{clear:left}}
.works{list-style:none;padding:0;margin:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(160px,1fr))}
.works img{width:100%;height:auto;border-radius:8px;display:block}.works a{display:block;overflow-wrap:anywhere}
section,.closed{margin-top:32px}section audio{margin-top:8px}details p{white-space:pre-wrap;overflow-wrap:anywhere}.lead{white-space:pre-wrap;overflow-wrap:anywhere}
[hidden]{display:none!important}summary{padding:10px 0}details .now{background:var(--lit);border-radius:4px}.caption{min-height:48px;margin-top:8px}
.reader{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:0 16px}.reader button{grid-column:1/-1;justify-self:start;min-height:44px;text-align:start}.reader select{min-height:44px}.reader .left{color:var(--muted);font-variant-numeric:tabular-nums}`

/** Writes and answers the pages of the library on which nothing runs. */
export const { htmlOf, answerPage } = createPublicPages({ style, hasDownloads: true })

/** Writes and answers the pages on which somebody says something. */
export const formPages = createPublicPages({ style, hasForms: true })

/** Writes and answers the pages of works, which remember in the browser of whoever listens how far they are. */
export const readerPages = createPublicPages({ style, script: readerScript, remembers: true, hasDownloads: true })

/** Answers with a document that players read, not people. */
export function answerDocument(contentType: string, text: string, { mayBeIndexed = false } = {}): ByteAnswer {
  const bytes = Buffer.from(text)
  return {
    contentType,
    sizeBytes: bytes.length,
    headers: { ...headersOfFiles, ...(!mayBeIndexed && { 'x-robots-tag': 'noindex' }) },
    send: async (sink) => void sink.write(bytes),
  }
}

/** What every file of a work is sent with: players anywhere may read it, and it is asked for again each time. */
export const headersOfFiles = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const
