import path from 'node:path'
import { buildFirst } from '../run/build-first.mjs'
import { type Account, type BuiltServer, signUp, startBuiltServer } from '../run/built-server.ts'
import { shareRecording } from '../run/share-recording.ts'
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
  const [sharedPath, lockedPath] = [
    await shareRecording(server, attacker, { voiceId }),
    await shareRecording(server, attacker, { voiceId, wanted: { password: 'a password that nobody guesses' } }),
  ]
  return { ...server, attacker, neighbour, voiceId, sharedPath, lockedPath }
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
