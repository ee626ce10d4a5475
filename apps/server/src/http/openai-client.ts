import type { FastifyRequest } from 'fastify'

/**
 * Tells whether a request comes from a client of the OpenAI API: its libraries say so in a header that no client of
 * ours sends, and nothing but that API has paths below /v1/audio/.
 */
export function isOpenAiClient(request: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
  return request.headers['x-stainless-lang'] !== undefined || request.url.startsWith('/v1/audio/')
}
