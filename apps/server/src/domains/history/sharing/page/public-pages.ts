import { hash } from 'node:crypto'
import type { Language } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { withoutTurns } from './title-of.ts'

/** How the pages of one kind look, and the little that they may do. */
export type KindOfPage = {
  readonly style: string
  /** The one script that runs on them; none does when absent. */
  readonly script?: string
  /** Whether pictures stand in the page itself. */
  readonly hasDrawings?: boolean
  readonly hasForms?: boolean
  /**
   * Whether its script remembers something in the browser of whoever visits, for which a page needs its origin. It asks for nothing
   * then, and no text becomes markup by it.
   */
  readonly remembers?: boolean
  readonly hasDownloads?: boolean
}

export type PublicPage = {
  readonly language: Language
  readonly title: string
  /** More of the head, as markup. */
  readonly head?: string
  /** What stands on it, as markup. */
  readonly body: string
  readonly mayBeIndexed?: boolean
}

type Sent = {
  readonly mayBeIndexed?: boolean
  /** Another origin whose sound is played. */
  readonly beside?: string | undefined
}

/** Writes pages, and answers with them. */
export type PublicPages = {
  /** Writes a whole page around what stands on it. */
  htmlOf(page: PublicPage): Buffer
  /** Answers with a page. */
  answerPage(html: Buffer, sent?: Sent & { readonly status?: number }): ByteAnswer
  /** Builds the headers of a page; search engines list it only where its owner allows that. */
  headersOf(sent: Sent): Readonly<Record<string, string>>
}

/**
 * Makes what writes public pages of what people made. Each is a stranger to the product that serves it: nothing but the
 * script that is named here runs, and it has no origin, so no cookie and no storage, unless it `remembers`.
 */
export function createPublicPages(kind: KindOfPage): PublicPages {
  const { style, script } = kind
  const policy = policyOf(kind)
  const headersOf = ({ mayBeIndexed = false, beside }: Sent) => ({
    'content-security-policy': beside === undefined ? policy : policy.replace(ownSound, `${ownSound} ${beside}`),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
    ...(!mayBeIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
  })
  return {
    headersOf,
    htmlOf: ({ language, title, head = '', body, mayBeIndexed = false }) =>
      Buffer.from(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
          `<title>${escapeHtml(withoutTurns(title))} – Vireo</title>${mayBeIndexed ? '' : '<meta name="robots" content="noindex, nofollow">'}${head}` +
          `<style>${style}</style></head><body><main>${body}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
      ),
    answerPage: (html, { status = 200, ...sent } = {}) => ({
      contentType: 'text/html; charset=utf-8',
      status,
      sizeBytes: html.length,
      headers: headersOf(sent),
      send: async (sink) => void sink.write(html),
    }),
  }
}

const ownSound = "media-src 'self'"

function policyOf({ style, script, hasDrawings, hasForms, hasDownloads, remembers }: KindOfPage): string {
  const may = [
    script !== undefined && 'allow-scripts',
    remembers && 'allow-same-origin',
    hasForms && 'allow-forms',
    hasDownloads && 'allow-downloads',
  ]
  return [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${digest(script)}`]),
    `style-src ${digest(style)}`,
    `img-src 'self'${hasDrawings ? ' data:' : ''}`,
    ownSound,
    ...(script === undefined || remembers ? [] : ["connect-src 'self'"]),
    ...(remembers ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
    `form-action ${hasForms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ['sandbox', ...may.filter(Boolean)].join(' '),
  ].join('; ')
}

function digest(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
