import { hash } from 'node:crypto'
import type { Language } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { profileStyle } from './style.ts'

/**
 * Builds the policy of a page: nothing runs on it, and it has no origin, so no cookie and no storage. Faces of voices are drawn within
 * it; samples of voices come from the product, where contents have an origin `beside` it.
 */
const pagePolicy = (beside: string | undefined) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', profileStyle, 'base64')}'`,
    "img-src 'self' data:",
    `media-src 'self'${beside === undefined ? '' : ` ${beside}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox',
  ].join('; ')

type Page = {
  readonly language: Language
  readonly title: string
  /** More of the head, as markup. */
  readonly head?: string
  /** What stands on it, as markup. */
  readonly body: string
  readonly mayBeIndexed?: boolean
}

/** Writes a whole page around what stands on it. */
export function htmlOf({ language, title, head = '', body, mayBeIndexed = false }: Page): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${escapeHtml(title)} – Vireo</title>${mayBeIndexed ? '' : '<meta name="robots" content="noindex, nofollow">'}${head}` +
      `<style>${profileStyle}</style></head><body><main>${body}</main></body></html>`,
  )
}

type Answered = {
  readonly mayBeIndexed?: boolean
  readonly status?: number
  /** The origin of the product, where it is another one. */
  readonly beside?: string | undefined
}

/** Answers with a page. */
export function answerPage(html: Buffer, { mayBeIndexed = false, status = 200, beside }: Answered = {}): ByteAnswer {
  return {
    contentType: 'text/html; charset=utf-8',
    status,
    sizeBytes: html.length,
    headers: pageHeaders({ mayBeIndexed, beside }),
    send: async (sink) => void sink.write(html),
  }
}

/** Builds the headers of a page; search engines list it only where its owner allows that. */
export function pageHeaders({
  mayBeIndexed = false,
  beside,
}: Omit<Answered, 'status'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy(beside),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
    ...(!mayBeIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
  }
}
