import { expect, test } from 'vitest'
import { inBothLanguages } from '#test/in-both-languages.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer } from '#test/test-server.ts'
import { insertCandidates } from './candidates/candidate-store.ts'
import { inviteCandidates } from './candidates/invite-candidates.ts'
import { givenProducer, givenQualification, givenTaken, onTask, workOn } from './producers.testing.ts'
import { givenBuyer, givenPrice, runJobs } from './productions.testing.ts'
import { tendTasks } from './tasks/tend-tasks.ts'

const server = await startTestServer()
const { pool } = server.database
await givenPrice(server)
const qualification = await givenQualification(server)

test('what was delivered is told in the language of whoever ordered it', async () => {
  const { kinds, german } = await inBothLanguages(server, async ({ bearer: headers }) => {
    const producer = await givenProducer(server, qualification)
    await pool.query('update production_producers set sampling_percent = 0 where id = $1', [producer.producerId])
    const { taskId } = await givenTaken(server, { headers })
    expect(await workOn(server, producer, taskId)).toBe('approved')
    await runJobs(server)
  })
  expect(kinds).toContain('productions.delivered')
  expect(german.some(({ subject }) => subject.endsWith('wurde geliefert'))).toBe(true)
})

test('a deadline that is near is told once, in the language of whoever has the task', async () => {
  const { kinds } = await inBothLanguages(server, async ({ userId, bearer: headers }) => {
    const { producerId } = await givenProducer(server, qualification)
    await pool.query('update production_producers set user_id = $2 where id = $1', [producerId, userId])
    const { taskId } = await givenTaken(server, await givenBuyer(server))
    expect(await onTask(server, { userId, headers }, taskId, 'claim')).toBe('claimed')
    await pool.query("update production_tasks set deadline_at = now() + interval '1 hour' where id = $1", [taskId])
    for (let twice = 0; twice < 2; twice++) await tendTasks(server.product.systemContext())
  })
  expect(kinds).toEqual(['productions.deadline'])
})

test('candidates are invited in their first language', async () => {
  const ctx = server.product.systemContext()
  const languages = ['en', 'de']
  const { kinds } = await inBothLanguages(server, async () => {
    const language = languages.shift() ?? ''
    const email = `candidate-${language}@example.test`
    await transaction(ctx, (ctx) => insertCandidates(ctx, [{ email, name: 'Ada', languages: [language], note: '' }]))
    await inviteCandidates(ctx)
    return email
  })
  expect(kinds).toEqual(['productions.invitation'])
})
