import type { Endpoint } from '@vireo/contracts/kit'
import type { GivenRequest } from '../fixtures.ts'
import { allFixtures } from './all-fixtures.ts'

const requests: Readonly<Record<string, GivenRequest>> = Object.assign({}, ...allFixtures.map((each) => each.requests))

/** Builds a well-formed request for an endpoint, with these ids in its path. */
export function requestFor(
  { id, method, path, body }: Endpoint,
  idFor: (name: string) => string,
): { readonly path: string; readonly init: RequestInit & { readonly headers: Record<string, string> } } {
  const request = requests[id]
  const target = path.replaceAll(/:(\w+)/g, (_match, name: string) => idFor(name))
  const sent = request?.body ?? (body ? {} : undefined)
  return {
    path: request?.query ? `${target}?${request.query}` : target,
    init: {
      method,
      headers: sent === undefined ? {} : { 'content-type': 'application/json' },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    },
  }
}
