import { hash } from 'node:crypto'
import { acceptedLanguage, type InEachLanguage, type Language } from '@vireo/contracts/kit'
import { pageStyle } from '#sharing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { lineOf } from './text-of.ts'
import { libraryGerman } from './words.de.ts'
import { libraryWords } from './words.ts'

export type LibraryWords = typeof libraryWords
const words: InEachLanguage<LibraryWords> = { en: libraryWords, de: libraryGerman }

/** Returns the language that whoever opens a page reads, English where they say none, and its words. */
export function wordsFor({ client }: Context): { readonly language: Language; readonly words: LibraryWords } {
  const language = acceptedLanguage(client.header('accept-language') ?? '') ?? 'en'
  return { language, words: words[language] }
}

const style = `${pageStyle}
.cover{display:block;width:100%;max-width:280px;height:auto;border-radius:10px;margin:0 0 16px}
.works{list-style:none;padding:0;margin:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(160px,1fr))}
.works img{width:100%;height:auto;border-radius:8px;display:block}.works a{display:block;overflow-wrap:anywhere}
section{margin-top:32px}section audio{margin-top:8px}details p{white-space:pre-wrap;overflow-wrap:anywhere}.lead{white-space:pre-wrap;overflow-wrap:anywhere}`

/** Nothing runs on these pages, and they have no origin: no cookie, and no storage. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "img-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-downloads',
].join('; ')

export type LibraryPage = {
  readonly language: Language
  readonly title: string
  /** More of the head, as markup. */
  readonly head?: string
  /** What stands on it, as markup. */
  readonly body: string
  readonly mayBeIndexed?: boolean
}

/** Writes a whole page around what stands on it. */
export function htmlOf({ language, title, head = '', body, mayBeIndexed = false }: LibraryPage): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${lineOf(title)} – Vireo</title>${mayBeIndexed ? '' : '<meta name="robots" content="noindex, nofollow">'}${head}` +
      `<style>${style}</style></head><body><main>${body}</main></body></html>`,
  )
}

/** Answers with a page; search engines list it only where its owner allows that. */
export function answerPage(html: Buffer, { mayBeIndexed = false, status = 200 } = {}): ByteAnswer {
  return {
    contentType: 'text/html; charset=utf-8',
    status,
    sizeBytes: html.length,
    headers: {
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'accept-language',
      ...(!mayBeIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
    },
    send: async (sink) => void sink.write(html),
  }
}

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
