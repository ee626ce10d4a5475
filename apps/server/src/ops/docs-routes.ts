import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { keptPage, sendPage } from './kept-page.ts'

/** What the build leaves open for the address of the instance. */
const originPlaceholder = 'https://origin.invalid'

/**
 * Adds the pages of the documents, as the build of the web app wrote them into a folder. Each is completed with the
 * instance's own address when somebody first asks for it, and kept. Without a build there are none.
 */
export function addDocsRoutes(app: FastifyInstance, folder: string, publicUrl: URL): void {
  if (!existsSync(folder)) return
  const slugs = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.slice(0, -'.html'.length))
  let before: Promise<unknown> = Promise.resolve()
  // One after the other, and others between them: each costs a millisecond or two.
  const complete = (slug: string) => {
    const completed = before.then(async () => {
      const html = await readFile(path.join(folder, `${slug}.html`), 'utf8')
      await turn()
      return Buffer.from(html.replaceAll(originPlaceholder, publicUrl.origin))
    })
    before = completed.catch(() => undefined)
    return completed
  }
  for (const slug of slugs) {
    const page = keptPage(() => complete(slug))
    app.get(slug === 'index' ? '/docs' : `/docs/${slug}`, async (request, reply) => {
      reply.type('text/html; charset=utf-8')
      return sendPage(request, reply, await page())
    })
  }
}
