import { readFile } from 'node:fs/promises'
import { api, errorCatalogue } from '@vireo/contracts'
import type { Endpoint } from '@vireo/contracts/kit'
import { sharePasswordBounds, shareDecisions, ShareLinkRequest } from '@vireo/contracts/sharing'
import { expect, test } from 'vitest'

const guide = await readFile(new URL('../../../../../../docs/guides/share-recordings.md', import.meta.url), 'utf8')

test('the guide names operations, members, decisions and numbers that there are', () => {
  const known = Object.values(api).flatMap((slice) =>
    Object.values<Endpoint>(slice).map(({ method, path }) => `${method} ${path.replaceAll(/:[a-z_]+/g, '{id}')}`),
  )
  const named = [...guide.matchAll(/`((?:GET|POST|PUT|DELETE) \/v1\/[^`]+)`/g)].map(([, operation]) => operation)
  expect(named.length).toBeGreaterThan(4)
  for (const operation of named) expect(known).toContain(operation)
  for (const member of Object.keys(ShareLinkRequest.shape)) expect(guide).toContain(`| \`${member}\``)
  for (const decision of shareDecisions) expect(guide).toContain(`share ${decision} share_`)
  expect(Object.keys(errorCatalogue)).toContain('share_link_taken_down')
  expect(guide).toContain(`${sharePasswordBounds.min} to ${sharePasswordBounds.max} characters`)
})
