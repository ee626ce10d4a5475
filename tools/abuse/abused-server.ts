import path from 'node:path'
import { buildFirst } from '../run/build-first.mjs'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { openDatabase } from '../../apps/server/src/kernel/database/database.ts'
import { type Account, type BuiltServer, signUp, startBuiltServer } from '../run/built-server.ts'
import type { Attacked } from './attack.ts'
import { ask, neighbourAddress } from './client.ts'

export type AbusedServer = BuiltServer & Attacked

const root = path.resolve(import.meta.dirname, '../..')

/** Starts the built server as an operator gets it, with two people on the free plan. */
export async function startAbusedServer(): Promise<AbusedServer> {
  buildFirst(root, ['server'], { quiet: true })
  const server = await startBuiltServer(root, {})
  const { url } = server
  const [attacker, neighbour] = [
    await signUp(url, 'attacker@example.test'),
    await signUp(url, 'neighbour@example.test'),
  ]
  const voiceId = await firstVoice(url, neighbour)
  await proveAddress(server.dataDir, attacker)
  const [sharedPath, lockedPath] = [
    await share(url, attacker, voiceId, {}),
    await share(url, attacker, voiceId, { password: 'a password that nobody guesses' }),
  ]
  return { ...server, attacker, neighbour, voiceId, sharedPath, lockedPath }
}

/** Proves the address of somebody, as whoever got the e-mail would: only they share a recording. */
async function proveAddress(dataDir: string, { userId }: Account): Promise<void> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 1)
  try {
    await database.pool.query('update users set email_verified_at = now() where id = $1', [userId])
  } finally {
    await database.close()
    await postgres.stop()
  }
}

/** Speaks a sentence and shares it. Resolves with the path of its page. */
async function share(url: string, { apiKey }: Account, voiceId: string, wanted: object): Promise<string> {
  const headers = { 'xi-api-key': apiKey, 'content-type': 'application/json' }
  const post = (to: string, body: object) =>
    ask(`${url}${to}`, { method: 'POST', headers, body: JSON.stringify(body), from: neighbourAddress })
  await post(`/v1/text-to-speech/${voiceId}`, { text: `Everybody may hear this. ${JSON.stringify(wanted)}` })
  const { body } = await ask(`${url}/v1/history?page_size=1`, { headers, from: neighbourAddress })
  const { history } = JSON.parse(body.toString()) as { history: readonly { history_item_id: string }[] }
  const made = await post(`/v1/history/${history[0]?.history_item_id}/share-link`, wanted)
  const { share_link: link } = JSON.parse(made.body.toString()) as { share_link: string }
  return new URL(link).pathname
}

async function firstVoice(url: string, { apiKey }: Account): Promise<string> {
  const { body } = await ask(`${url}/v2/voices?page_size=1`, {
    headers: { 'xi-api-key': apiKey },
    from: neighbourAddress,
  })
  const { voices } = JSON.parse(body.toString()) as { voices: readonly { voice_id: string }[] }
  if (!voices[0]) throw new Error('The server has no voices.')
  return voices[0].voice_id
}
