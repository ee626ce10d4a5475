import type { FastifyInstance, FastifyRequest } from 'fastify'
import { anonymous } from '../kernel/context.ts'
import type { FullContext } from '../ports/ports.ts'
import type { MountOptions } from './mount.ts'
import { onlyDeclaredActs } from './declared/only-declared-acts.ts'
import { RequestClient } from './request-client.ts'
import { assertStorable } from './input/unstorable.ts'

/**
 * Where another site sends a browser back to us with an answer. Such a request carries no cookie that counts and
 * proves nothing: what came is put aside, and a page of ours fetches it from there.
 */
export type Arrival = {
  /** GET carries fields in its query, POST in a form. */
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  /** Puts aside what came; answers the page of ours that goes on, as a path. */
  readonly receive: (ctx: FullContext, arrived: Arrived) => Promise<`/${string}`>
}

export type Arrived = {
  readonly params: Readonly<Record<string, string>>
  /** Hostile text. Of a field that came twice, the last. */
  readonly fields: ReadonlyMap<string, string>
  /** The query as it came, without its question mark. */
  readonly query: string
}

/** The largest answer another site may send: certificates and signatures take room. */
const bodyBytesMax = 512 * 1024

/** Mounts the routes of arrivals in a scope of their own, which alone accepts forms. */
export function mountArrivals(
  app: FastifyInstance,
  arrivals: readonly Arrival[],
  { contextFor, publicUrl, checkAnswers }: Pick<MountOptions, 'contextFor' | 'publicUrl' | 'checkAnswers'>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, text: string) => text,
    )
    for (const { method, path, receive } of arrivals) {
      const acts = checkAnswers ? onlyDeclaredActs({ method, path }, app.actsNoted) : undefined
      scope.route({
        method,
        url: path,
        bodyLimit: bodyBytesMax,
        handler: async (request, reply) => {
          const caller = { actor: anonymous, workspaceId: '' }
          const neverLeaves = () => new AbortController().signal
          const ctx = contextFor(caller, request.id, neverLeaves, new RequestClient(request), acts)
          const arrived = arrivedIn(request)
          assertStorable({ ...arrived.params, ...Object.fromEntries(arrived.fields) })
          const page = await receive(ctx, arrived)
          return reply
            .status(303)
            .headers({
              location: new URL(page, publicUrl).href,
              'cache-control': 'no-store',
              'referrer-policy': 'no-referrer',
            })
            .send()
        },
      })
    }
  })
}

function arrivedIn(request: FastifyRequest): Arrived {
  const query = request.url.split('?').slice(1).join('?')
  const sent = request.method === 'POST' ? String(request.body ?? '') : query
  return {
    params: request.params as Record<string, string>,
    fields: new Map(new URLSearchParams(sent)),
    query,
  }
}
