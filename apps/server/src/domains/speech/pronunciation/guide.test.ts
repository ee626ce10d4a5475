import { readFile } from 'node:fs/promises'
import { api } from '@vireo/contracts'
import type { Endpoint } from '@vireo/contracts/kit'
import { pronunciationLimits } from '@vireo/contracts/pronunciation'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

const guide = await readFile(new URL('../../../../../../docs/guides/teach-pronunciation.md', import.meta.url), 'utf8')
const [example = ''] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json)

test('the rules of the guide make a dictionary, as it says', async () => {
  const server = await startTestServer()
  const { headers } = await server.signUp()
  const made = await server.fetch('/v1/pronunciation-dictionaries/add-from-rules', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Of the guide', ...(JSON.parse(example) as object) }),
  })
  expect([made.status, await made.json()]).toMatchObject([200, { version_rules_num: 3 }])
})

test('the guide names operations and numbers that there are', () => {
  const known = Object.values(api).flatMap((slice) =>
    Object.values<Endpoint>(slice).map(({ method, path }) => `${method} ${path.replaceAll(/:[a-z_]+/g, '{id}')}`),
  )
  const named = [...guide.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^`]+)`/g)].map(([, operation]) => operation)
  expect(named.length).toBeGreaterThan(3)
  for (const operation of named) expect(known).toContain(operation)
  const { rulesMax, versionsMax, fileBytesMax } = pronunciationLimits
  for (const number of [rulesMax.toLocaleString('en'), `newest ${versionsMax}`, `${fileBytesMax / 2 ** 20} MB`])
    expect(guide.replaceAll('\n', ' ')).toContain(number)
})
