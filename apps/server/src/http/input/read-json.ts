import { isAscii } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { usualJson } from './json-limits.ts'
import { assertCheapJson } from './scan-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `JsonLimits`. */
    jsonMarks?: number
  }
}

/** Copying and parsing more than this takes longer together than others should wait: each has a turn of the loop. */
const turnBytes = 1024 * 1024

/** Reads JSON bodies, of which nobody's may keep the only thread for long. */
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

/** Letters of one byte each are only copied; recordings are nothing else. */
function textOf(body: Buffer): string {
  return body.toString(isAscii(body) ? 'latin1' : 'utf8')
}
