import path from 'node:path'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import pg from 'pg'
import type { Account, BuiltServer } from './built-server.ts'

type Shared = { readonly voiceId: string; readonly text?: string; readonly wanted?: object }

/** Shares a sentence that somebody speaks on a server of one's own. Resolves with the path of its page. */
export async function shareRecording(
  { url, dataDir }: Pick<BuiltServer, 'url' | 'dataDir'>,
  { apiKey, userId }: Pick<Account, 'apiKey' | 'userId'>,
  { voiceId, text = 'Everybody may hear this.', wanted = {} }: Shared,
): Promise<string> {
  await proveAddress(dataDir, userId)
  const headers = { 'xi-api-key': apiKey, 'content-type': 'application/json' }
  const post = async (to: string, body: object) => {
    const answer = await fetch(`${url}${to}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const spoken = await post(`/v1/text-to-speech/${voiceId}`, { text })
  const itemId = spoken.headers.get('history-item-id')
  await spoken.arrayBuffer()
  const made = await post(`/v1/history/${itemId}/share-link`, wanted)
  const { share_link: link } = (await made.json()) as { share_link: string }
  return new URL(link).pathname
}

/** Proves the address of somebody, as whoever got the e-mail would: only they share a recording. */
export async function proveAddress(dataDir: string, userId: string): Promise<void> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), role: 'guest' })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    await client.query('update users set email_verified_at = now() where id = $1', [userId])
  } finally {
    await client.end()
    await postgres.stop()
  }
}
