import { createSpeechPool, type SpeechEngine } from '@vireo/engines'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { verifyLedger } from '#usage'

const fake = new URL('../../../../../../packages/engines/src/fake-speech.ts', import.meta.url)
const pool = createSpeechPool({ workers: 1, engines: { fake }, hangMs: 1500 })
afterAll(() => pool.close())

/** The third voice of every request breaks. */
let opened = 0
const breaking: SpeechEngine = {
  ready: () => pool.ready(),
  voices: (engine) => pool.voices(engine),
  pronounce: (piece) => pool.pronounce(piece),
  close: () => Promise.resolve(),
  open(format, listener) {
    const stream = pool.open(format, listener)
    const base = ++opened % 3 === 0 ? 'throws' : 'plain'
    return {
      push: (piece) => stream.push({ ...piece, recipe: { engine: 'fake', base, gainDb: 0 } }),
      finish: () => stream.finish(),
      cancel: () => stream.cancel(),
    }
  },
}

test('an engine that fails for one of three costs nothing and leaves nothing', async () => {
  const server = await startTestServer({ ports: { speech: breaking } })
  const person = await server.signUp()
  const answer = await server.fetch('/v1/text-to-voice/design', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ voice_description: 'A calm and friendly woman.', auto_generate_text: true }),
  })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ detail: { code: 'engine_failed' } })
  const { rows } = await server.database.pool.query<{ used_credits: number; previews: number }>(
    `select used_credits, (select count(*) from designed_voices) as previews from credit_accounts
     where workspace_id = $1`,
    [person.workspaceId],
  )
  expect(rows).toEqual([{ used_credits: 0, previews: 0 }])
  for await (const { key } of server.ports.storage.list('voice-design/')) throw new Error(`${key} was left behind`)
  expect(await verifyLedger(server.product.systemContext(), person.workspaceId)).toEqual([])
})
