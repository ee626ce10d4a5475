import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@vireo/contracts/kit'
import { escapeHtml } from '../kernel/escape-html.ts'
import type { FramedPage, PageFrames } from '../ports/page-frames.ts'

/** What the build leaves open for the address of the instance. */
const originPlaceholder = 'https://origin.invalid'
const place = /(\{\{[a-z]+\}\})/u

/** Of an instance whose web app was not built: what is said, and nothing around it. */
const plainFrame = (language: Language) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  '<title>Vireo · {{title}}</title><meta name="description" content="{{description}}">' +
  `<link rel="canonical" href="${originPlaceholder}{{path}}">{{head}}</head><body><main>{{main}}</main><footer>{{links}}</footer></body></html>`

/** A frame in parts: what was written, and the names of what comes between, by turns. */
type Frame = { readonly parts: readonly string[]; readonly policy: string }

/** Creates what puts pages into the frames that the build of the web app wrote, one for each language. */
export function createWrittenFrames(webFolder: string, publicUrl: URL): PageFrames {
  const frames = new Map<Language, Frame>()
  const frameIn = (language: Language) => {
    const known = frames.get(language)
    if (known) return known
    const file = path.join(webFolder, 'pages', `frame.${language}.html`)
    const frame = frameOf(existsSync(file) ? readFileSync(file, 'utf8') : plainFrame(language))
    frames.set(language, frame)
    return frame
  }
  return {
    write: (page) => {
      const { parts, policy } = frameIn(page.language)
      const html = parts.map((part) => (place.test(part) ? valueOf(part, page) : completed(part, publicUrl))).join('')
      return { html, policy }
    },
  }
}

function frameOf(written: string): Frame {
  const [, style] = /<style>([\s\S]*?)<\/style>/u.exec(written) ?? []
  const styles = style === undefined ? "'none'" : `'sha256-${hash('sha256', style, 'base64')}'`
  const policy =
    `default-src 'none'; script-src 'self'; style-src ${styles}; img-src 'self' data:; font-src 'self'; ` +
    "media-src 'self' blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  // What a page says is never looked at again: a place that is named in it stays a word.
  return { parts: written.split(place), policy }
}

function completed(part: string, publicUrl: URL): string {
  return part.replaceAll(originPlaceholder, publicUrl.origin)
}

function valueOf(name: string, { path: address, title, description, head = '', main, links = '' }: FramedPage): string {
  const values: Readonly<Record<string, string>> = {
    '{{path}}': escapeHtml(address),
    '{{title}}': escapeHtml(title),
    '{{description}}': escapeHtml(description),
    '{{head}}': head,
    '{{main}}': main,
    '{{links}}': links,
  }
  return values[name] ?? ''
}
