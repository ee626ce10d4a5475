import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { inBothLanguages } from '#test/in-both-languages.ts'
import { call } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { startJobRunner } from '#jobs/runner.ts'
import { privacyJobs } from './jobs.ts'

const server = await startTestServer()

test('an export that is ready is told in the language of its owner, inside and by mail', async () => {
  const runner = await startJobRunner({
    database: server.database,
    contextFor: (workspaceId) => server.product.systemContext(workspaceId),
    jobs: privacyJobs,
    subscriptions: [],
    log: pino({ level: 'silent' }),
    nodeId: server.product.nodeId,
  })
  onTestFinished(() => runner.stop())
  const titles: unknown[] = []
  const { kinds } = await inBothLanguages(server, async (person) => {
    expect((await call(server, person, 'POST', '/v1/user/exports')).status).toBe(202)
    const told = () => server.database.pool.query('select title from messages where user_id = $1', [person.userId])
    await expect.poll(async () => (await told()).rows.length).toBe(1)
    titles.push((await told()).rows[0])
  })
  expect(kinds).toEqual(['privacy.export-ready'])
  expect(titles).toEqual([
    { title: 'Your data is ready to download' },
    { title: 'Ihre Daten stehen zum Herunterladen bereit' },
  ])
})

test('the end of an account is told in the language of its owner', async () => {
  const { kinds } = await inBothLanguages(server, async (person) => {
    const answer = await call(server, person, 'POST', '/v1/user/deletion', { email: person.email })
    expect(answer.status).toBe(200)
  })
  expect(kinds).toEqual(['privacy.account-deleted'])
})
