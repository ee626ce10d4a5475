import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createPageCompleter } from './completed-pages.ts'
import { keptPage, sendPage } from './kept-page.ts'

/**
 * Adds the pages of the documents, as the build of the web app wrote them into a folder, and answers their addresses.
 * Each is completed when somebody first asks for it, and kept. Without a build there are none.
 */
export function addDocsRoutes(app: FastifyInstance, folder: string, publicUrl: URL): readonly string[] {
  if (!existsSync(folder)) return []
  const slugs = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.slice(0, -'.html'.length))
  const complete = createPageCompleter(publicUrl)
  return slugs.map((slug) => {
    const address = slug === 'index' ? '/docs' : `/docs/${slug}`
    const page = keptPage(() => complete(path.join(folder, `${slug}.html`)))
    app.get(address, async (request, reply) => {
      reply.type('text/html; charset=utf-8')
      return sendPage(request, reply, await page())
    })
    return address
  })
}
