import { audioNativeLimits } from '@vireo/contracts/audio-native'
import { expect, test } from 'vitest'
import { copyRow } from '#test/copy-row.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenDomain } from '../audio-native.testing.ts'
import { recheckDomains } from './recheck-domains.ts'

const server = await startTestServer()

test('of domains that are added at once no more are there than a workspace has', async () => {
  const many = await server.signUp({ tier: 'creator' })
  await givenDomain(server, many, 'first.example.test')
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from audio_native_domains where workspace_id = $1',
    [many.workspaceId],
  )
  const times = audioNativeLimits.domainsMax - 3
  await copyRow(server.database, 'audio_native_domains', { id: rows[0]?.id ?? '', times, numbered: ['domain'] })
  const add = async (name: string) => {
    const answer = await server.fetch('/v1/audio-native/domains', {
      method: 'POST',
      headers: { ...many.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ domain: `${name}.example.test` }),
    })
    return answer.status
  }
  const added = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(add))
  expect(added.toSorted()).toEqual([200, 200, 400, 400, 400, 400])
})

test('a domain whose name system does not answer keeps none of the others waiting', async () => {
  const owner = await server.signUp({ tier: 'creator' })
  const domains = Array.from({ length: 3 }, (_, at) => `silent-${at}.example.test`)
  for (const domain of [...domains, 'spoken.example.test']) await givenDomain(server, owner, domain)
  await server.database.pool.query(
    `update audio_native_domains set checked_at = now() - interval '2 days' - (domain like 'silent%')::int * interval '1 day',
       record_value = 'said' where workspace_id = $1`,
    [owner.workspaceId],
  )
  const asked: string[] = []
  const listTexts = async (name: string) => {
    asked.push(name)
    if (name.includes('silent')) throw new Error('no answer')
    return ['said']
  }
  const ctx = server.product.systemContext()
  const recheck = () =>
    recheckDomains({ ...ctx, ports: { ...ctx.ports, names: { ...ctx.ports.names, listTexts } } }, { batch: 3 })
  await recheck()
  expect(asked.join()).not.toContain('spoken')
  await recheck()
  expect(asked.join()).toContain('spoken')
})
