import { parentPort } from 'node:worker_threads'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import type { Article, GivenDocument, ReadDocument } from './article.ts'
import { textOf, type Walkable } from './text-of.ts'

type Document = ReturnType<typeof parseHTML>['document']

/** Reads a document: its article, and whether it offers that. */
function read(given: GivenDocument): ReadDocument {
  const { markup, player } = given
  const { document } = parseHTML(/<html[\s>]/iu.test(markup) ? markup : wrapped(markup))
  const isOffered = player === undefined || offers(document, player)
  return { isOffered, article: (isOffered && articleOf(document, given)) || null }
}

/** Tells whether the frame of a player stands on a page that does not hide from whoever searches. */
function offers(document: Document, player: string): boolean {
  const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
  if (/\b(?:noindex|none)\b/iu.test(robots)) return false
  const isPlayer = (address: string) =>
    URL.canParse(address, 'http://page') && new URL(address, 'http://page').pathname === `/audio-native/${player}`
  // What loads frames late keeps their address in attributes of its own.
  return [...document.querySelectorAll('iframe')].some((frame) =>
    [...frame.attributes].some(({ value }) => isPlayer(value)),
  )
}

/** Reads the article of a document; undefined where it has none. */
function articleOf(document: Document, { kind, textMax }: GivenDocument): Article | undefined {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
  const canonical = attribute('link[rel="canonical"]', 'href')
  const language = attribute('html', 'lang')
  const author = attribute('meta[name="author"]', 'content')
  const title = document.querySelector('title')?.textContent ?? null
  const body: unknown = document.querySelector('body')
  if (kind === 'file') return { title, author, language, text: textOf(body as Walkable, textMax), canonical }
  const found = new Readability(document as never).parse()
  if (!found?.content) return undefined
  const content: unknown = parseHTML(wrapped(found.content)).document.querySelector('body')
  return {
    title: found.title || title,
    author: found.byline ?? author,
    language: found.lang ?? language,
    text: textOf(content as Walkable, textMax),
    canonical,
  }
}

function wrapped(markup: string): string {
  return `<!doctype html><html><head></head><body>${markup}</body></html>`
}

parentPort?.once('message', (document: GivenDocument) => parentPort?.postMessage(read(document)))
parentPort?.postMessage('ready')
