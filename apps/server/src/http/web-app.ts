import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** `outside` names the hosts whose scripts and frames a page may use; none unless the operator chose such a service. */
function pageHeaders(outside: readonly string[]) {
  const hosts = outside.map((host) => ` ${host}`).join('')
  return {
    'content-security-policy':
      `default-src 'self'; script-src 'self'${hosts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ` +
      `media-src 'self' blob:; font-src 'self'; connect-src 'self'${hosts}; frame-src ${hosts === '' ? "'none'" : hosts.trim()}; ` +
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  }
}

/** Serves the built web app: hashed files for a year, everything else fresh; and its page for its own paths. */
export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  outside: readonly string[] = [],
): Promise<(path: string) => string | undefined> {
  const headers = pageHeaders(outside)
  const index = path.join(folder, 'index.html')
  if (!existsSync(index)) return () => undefined
  const page = readFileSync(index, 'utf8')
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type') ?? '').startsWith('text/html')) reply.headers(headers)
  })
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  )
  return (pathname) => (/^\/(v1|v2|admin)\//.test(pathname) || /\.\w+$/.test(pathname) ? undefined : page)
}
