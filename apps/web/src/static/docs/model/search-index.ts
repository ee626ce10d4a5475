import { errorCatalogue } from '@vireo/contracts'
import type { SearchEntry } from '../browser/find-entries.ts'
import { anchorOf, bracedPath, docsGroups } from './docs-groups.ts'

/** Lists everything that can be found: pages, operations, sockets and error codes. */
export function searchIndex(): readonly SearchEntry[] {
  const guides: readonly SearchEntry[] = [
    ['Quick start', '/docs', 'Make a key, choose a voice, speak'],
    ['Authentication', '/docs/authentication', 'API keys, access tokens, permissions'],
    ['Errors', '/docs/errors', 'Shape, codes, what can be repeated'],
    ['Webhooks', '/docs/webhooks', 'Signature, events, secrets, retries'],
    ['Engines', '/docs/engines', 'Models of this instance, neural models'],
  ]
  const groups = docsGroups.flatMap(({ slug, title, purpose, operations, sockets }): SearchEntry[] => [
    ...(guides.some(([, href]) => href === `/docs/${slug}`) ? [] : [[title, `/docs/${slug}`, purpose] as const]),
    ...operations.map(
      ({ id, method, path, summary }) =>
        [summary, `/docs/${slug}#${anchorOf(id)}`, `${method} ${bracedPath(path)}`] as const,
    ),
    ...sockets.map(
      ({ id, path, summary }) => [summary, `/docs/${slug}#${anchorOf(id)}`, `WS ${bracedPath(path)}`] as const,
    ),
  ])
  const codes = Object.entries(errorCatalogue).map(([code, { message }]): SearchEntry => [
    code,
    `/docs/errors#${code}`,
    message,
  ])
  return [...guides, ...groups, ...codes]
}
