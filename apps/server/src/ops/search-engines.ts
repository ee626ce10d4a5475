import { Language } from '@vireo/contracts/kit'
import type { FastifyInstance } from 'fastify'

/** Parts of the product that searching has no use for. */
const notSearched = ['/app/', '/v1/', '/v2/', '/admin/', '/sandbox/', '/scim/']

type Searchable = {
  /** Addresses of pages that there are in every language, at the time. */
  readonly spoken: () => Promise<readonly string[]>
  /** Those of pages that are in English only. */
  readonly english: readonly string[]
}

/** Tells search engines which pages there are, in which languages, and what is no page. */
export function addSearchEngineFiles(app: FastifyInstance, { spoken, english }: Searchable, publicUrl: URL): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = ['User-agent: *', ...notSearched.map((path) => `Disallow: ${path}`)]
    const end = (await spoken()).length + english.length > 0 ? ['', `Sitemap: ${publicUrl.origin}/sitemap.xml`] : []
    return reply.type('text/plain; charset=utf-8').send([...lines, ...end, ''].join('\n'))
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const entries = [
      ...(await spoken()).flatMap((path) =>
        Language.options.map((language) => entryOf(addressIn(path, language), path)),
      ),
      ...english.map((path) => entryOf(publicUrl.origin + path)),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
          `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      )
  })

  /** English is what an address without a language is written in; the pages name the same as their canonical one. */
  function addressIn(path: string, language: Language): string {
    return `${publicUrl.origin}${path}${language === 'en' ? '' : `?lang=${language}`}`
  }

  function entryOf(address: string, path?: string): string {
    const others =
      path === undefined
        ? ''
        : Language.options
            .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${addressIn(path, other)}"/>`)
            .join('')
    return `<url><loc>${address}</loc>${others}</url>`
  }
}
