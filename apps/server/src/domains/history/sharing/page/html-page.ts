import type { Language } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { pageHeaders } from './page-headers.ts'
import { pageScript } from './script.ts'
import { pageStyle } from './style.ts'

export type Page = {
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
      `<style>${pageStyle}</style></head><body><main>${body}</main><script>${pageScript}</script></body></html>`,
  )
}

/** Answers with a page. */
export function answerPage(html: Buffer, { mayBeIndexed = false, status = 200 } = {}): ByteAnswer {
  return {
    contentType: 'text/html; charset=utf-8',
    status,
    sizeBytes: html.length,
    headers: pageHeaders({ mayBeIndexed }),
    send: async (sink) => void sink.write(html),
  }
}
