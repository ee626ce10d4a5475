import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { startTestServer } from '#test/test-server.ts'
import { creditsUsed, doWork, givenProject } from '../audio-native.testing.ts'

const server = await startTestServer()
const { pool } = server.database

test.each([
  ['revoked', 'delete from api_keys where id = $1'],
  ['disabled', 'update api_keys set disabled_at = now() where id = $1'],
  ['ended', "update api_keys set expires_at = now() - interval '1 second' where id = $1"],
])('speech that was asked for with a key that was %s meanwhile is not made', async (_how, query) => {
  const person = await server.signUp({ tier: 'creator' })
  const { userId, workspaceId } = person
  const { keyId, secret } = await transaction(server.product.systemContext(workspaceId), (ctx) =>
    issueApiKey(ctx, { userId, workspaceId, name: 'a test', permissions: 'all', characterLimit: null }),
  )
  const headers = { 'xi-api-key': secret }
  const { project_id: id } = await givenProject(
    server,
    { ...person, headers },
    { content: 'No.', auto_convert: 'true' },
  )
  await pool.query(query, [keyId])
  await doWork(server, person)
  const { rows } = await pool.query('select state, error_code from audio_native_versions where project_id = $1', [id])
  expect(rows).toEqual([{ state: 'failed', error_code: 'forbidden' }])
  expect(await creditsUsed(server, person)).toBe(0)
})
