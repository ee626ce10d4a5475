import { isAscii } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { usualJson } from './json-limits.ts'
import { assertCheapJson } from '../../kernel/scan-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `JsonLimits`. */
    jsonMarks?: number
  }
}

/** Copying and parsing more than this takes longer together than others should wait: each has a turn of the loop. */
const turnBytes = 1024 * 1024

/** Adds a parser of JSON bodies that refuses those which would keep the only thread busy for long. */
export function addJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      assertCheapJson(body, request.routeOptions.config.jsonMarks ?? usualJson.marks)
    } catch (error) {
      return done(error as Error)
    }
    const text = textOf(body)
    // The parser says itself what is wrong with a body that is empty.
    if (body.length <= turnBytes) return parse(request, text, done)
    setImmediate(() => parse(request, text, done))
  })
}

/** Decodes a body. ASCII, as in recordings, is decoded as Latin-1, which only copies. */
function textOf(body: Buffer): string {
  return body.toString(isAscii(body) ? 'latin1' : 'utf8')
}
