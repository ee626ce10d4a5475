import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** As bytes: a text would be encoded again for each who asks. */
type Page = { readonly bytes: Buffer; readonly compressed: Buffer; readonly version: string }

const compress = promisify(gzip)

/** Creates a page that is made at its first request and kept; one that failed is made again. */
export function keptPage(make: () => Promise<Buffer>): () => Promise<Page> {
  let page: Promise<Page> | undefined
  return () => {
    page ??= make()
      .then(versioned)
      .catch((error: unknown) => {
        page = undefined
        throw error
      })
    return page
  }
}

async function versioned(bytes: Buffer): Promise<Page> {
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, compressed: await compress(bytes), version }
}

/** Sends a page, compressed to whoever reads that; answers 304 to whoever has this version already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  if (isKnown(request, reply, page.version)) return reply
  const reads = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/u.test(String(request.headers['accept-encoding'] ?? ''))
  return reads ? reply.header('content-encoding', 'gzip').send(page.compressed) : reply.send(page.bytes)
}

function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`
  const varies = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  // Weak: both forms of the page are one version of it.
  reply.headers({ etag: `W/${etag}`, 'cache-control': 'public, no-cache', vary: varies })
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag)
  if (known) reply.status(304).send()
  return known
}
