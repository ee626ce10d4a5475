import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { Client } from 'pg'

const root = path.resolve(import.meta.dirname, '../../..')

/** Runs the operator's command line beside the product of this journey; answers what it prints. */
export async function operate(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, 'tools/run/vireo.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, VIREO_DATA: process.env['VIREO_TEST_DATA'] },
  })
  return stdout
}

/** Answers the lines that were drawn last for a voice, as somebody sees them on their picture. */
export async function drawnLines(voiceId: string): Promise<string> {
  const dataDir = path.join(process.env['VIREO_TEST_DATA'] ?? '', 'postgres')
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest' })
  const client = new Client(postgres.connection)
  try {
    await client.connect()
    const { rows } = await client.query<{ lines: string[] }>(
      'select lines from voice_captchas where voice_id = $1 order by expires_at desc limit 1',
      [voiceId],
    )
    return rows[0]?.lines.join(' ') ?? ''
  } finally {
    await client.end()
    await postgres.stop()
  }
}
