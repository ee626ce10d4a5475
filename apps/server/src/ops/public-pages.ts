import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languageOfReader } from '@vireo/contracts/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createPageCompleter } from './completed-pages.ts'
import { keptPage, sendPage } from './kept-page.ts'

/** What the build lists of the public pages that it wrote. */
const WrittenPages = z.array(
  z.object({
    address: z.string(),
    /** What the address may ask for; the first of each counts where it does not. */
    choices: z.record(z.string(), z.array(z.string())),
  }),
)

type PublicPlace = {
  readonly publicUrl: URL
  /** What else the instance has to say, as links at the foot of each page; asked once for each page. */
  readonly links?: (language: Language) => Promise<string>
}

type Query = Readonly<Record<string, unknown>>

/**
 * Adds the public pages, as the build of the web app wrote them, and answers their addresses: each in the language that
 * the address or the reader's browser asks for, and with what else the address chooses. Without a build there are none.
 */
export function addPublicPages(
  app: FastifyInstance,
  webFolder: string,
  { publicUrl, links = async () => '' }: PublicPlace,
): readonly string[] {
  const list = path.join(webFolder, 'pages.json')
  if (!existsSync(list)) return []
  const complete = createPageCompleter(publicUrl)
  const pages = WrittenPages.parse(JSON.parse(readFileSync(list, 'utf8')))
  for (const { address, choices } of pages) {
    const kept = new Map<string, ReturnType<typeof keptPage>>()
    app.get<{ Querystring: Query }>(address, async (request, reply) => {
      const { file, language } = fileOf(address, choices, request)
      const page =
        kept.get(file) ?? keptPage(async () => complete(path.join(webFolder, 'pages', file), await links(language)))
      kept.set(file, page)
      reply.type('text/html; charset=utf-8').header('vary', 'accept-language')
      return sendPage(request, reply, await page())
    })
  }
  return pages.map(({ address }) => address)
}

/** Names the document of a page that a request asks for. Only what the build listed can be part of a name. */
function fileOf(
  address: string,
  choices: Readonly<Record<string, readonly string[]>>,
  { query, headers }: FastifyRequest<{ Querystring: Query }>,
): { readonly file: string; readonly language: Language } {
  const name = address === '/' ? 'landing' : address.slice(1).replaceAll('/', '-')
  const chosen = Object.entries(choices).map(
    ([key, values]) => values.find((value) => value === query[key]) ?? values[0],
  )
  const { lang } = query
  const language = languageOfReader(headers['accept-language'], typeof lang === 'string' ? lang : undefined)
  return { file: [name, ...chosen, language, 'html'].join('.'), language }
}
