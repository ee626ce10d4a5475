import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { redirectTarget } from '@vireo/contracts/actions'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Page } from './app.ts'
import { patternOf } from './path-pattern.ts'
import { addPreloads } from './preloads.ts'

/** Other origins that a page may use. */
export type Outside = {
  /** Those whose scripts and frames it runs. */
  readonly hosts?: readonly string[]
  /** The one that pictures and sounds of people come from; the page's own when absent. */
  readonly contents?: string | undefined
}

/** Builds the security headers of pages. */
function pageHeaders({ hosts: outside = [], contents }: Outside) {
  const hosts = outside.map((host) => ` ${host}`).join('')
  const made = contents === undefined ? '' : ` ${contents}`
  return {
    'content-security-policy':
      `default-src 'self'; script-src 'self'${hosts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:${made}; ` +
      `media-src 'self' blob:${made}; font-src 'self'; connect-src 'self'${hosts}${made}; frame-src 'self'${hosts}; ` +
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  }
}

/**
 * Creates a check of whether the web app has a page at an address, from the list its build wrote; without the list,
 * every address counts.
 */
function knownAddresses(folder: string): (pathname: string) => boolean {
  const file = path.join(folder, 'addresses.json')
  if (!existsSync(file)) return () => true
  const listed = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const exact = new Set(listed.filter((address) => !address.includes(':')))
  const patterns = listed.filter((address) => address.includes(':')).map(patternOf)
  return (pathname) =>
    exact.has(pathname === '/' ? pathname : pathname.replace(/\/$/, '')) ||
    patterns.some((pattern) => pattern.test(pathname)) ||
    redirectTarget(pathname, 'http://localhost') !== undefined
}

/**
 * Serves the files of the web app. The hashed ones share one route: a thousand of their own would make starting slow.
 */
function serveFiles(app: FastifyInstance, folder: string): void {
  const namesIn = (below: string) =>
    existsSync(path.join(folder, below))
      ? readdirSync(path.join(folder, below), { withFileTypes: true }).filter((entry) => entry.isFile())
      : []
  const hashed = new Set(namesIn('assets').map(({ name }) => name))
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    return hashed.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound()
  })
  for (const { name } of namesIn('.')) app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
}

/** Serves the built web app: hashed files for a year, everything else fresh; and its page for its own paths. */
export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  outside: Outside = {},
): Promise<(path: string) => Page | undefined> {
  const headers = pageHeaders(outside)
  const index = path.join(folder, 'index.html')
  if (!existsSync(index)) return () => undefined
  const pageAt = addPreloads(folder, readFileSync(index, 'utf8'))
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    // Nobody reads a script in parts, and a part that there is not would be a failure of ours.
    acceptRanges: false,
    setHeaders: (response, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  serveFiles(app, folder)
  app.addHook('onSend', async (_request, reply) => {
    // A page that says more strictly what it may do keeps its word.
    if (reply.hasHeader('content-security-policy')) return
    if (String(reply.getHeader('content-type') ?? '').startsWith('text/html')) reply.headers(headers)
  })
  const isKnown = knownAddresses(folder)
  return (pathname) =>
    /^\/+(v\d+|admin|scim)(\/|$)/.test(pathname) || /\.\w+$/.test(pathname)
      ? undefined
      : { html: pageAt(pathname), isKnown: isKnown(pathname) }
}
