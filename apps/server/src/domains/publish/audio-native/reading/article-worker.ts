import { parentPort } from 'node:worker_threads'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import type { Article, GivenDocument } from './article.ts'
import { textOf, type Walkable } from './text-of.ts'

/** Reads the article of a document; undefined where it has none. */
function read({ markup, kind, textMax }: GivenDocument): Article | undefined {
  const { document } = parseHTML(/<html[\s>]/iu.test(markup) ? markup : wrapped(markup))
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

parentPort?.once('message', (document: GivenDocument) => parentPort?.postMessage(read(document) ?? null))
parentPort?.postMessage('ready')
