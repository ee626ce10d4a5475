import type { FastifyInstance } from 'fastify'
import { usualJson } from './json-limits.ts'
import { assertCheapJson } from './scan-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `JsonLimits`. */
    jsonMarks?: number
  }
}

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
    // The parser says itself what is wrong with a body that is empty.
    return parse(request, body.toString('utf8'), done)
  })
}
