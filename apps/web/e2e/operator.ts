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
export function drawnLines(voiceId: string): Promise<string> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<{ lines: string[] }>(
      'select lines from voice_captchas where voice_id = $1 order by expires_at desc limit 1',
      [voiceId],
    )
    return rows[0]?.lines.join(' ') ?? ''
  })
}

/** Gives the workspace of somebody a site, as if the name system had proven that it is theirs. */
export async function giveProvenDomain(email: string, domain: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `insert into audio_native_domains (id, workspace_id, domain, record_value, status, created_by, created_at, verified_at, checked_at)
       select 'journey_' || md5($2), m.workspace_id, $2, 'x', 'verified', u.id, now(), now(), now()
       from users u join memberships m on m.user_id = u.id where u.email = $1`,
      [email, domain],
    ),
  )
}

/** Runs a job at once that the clock would run later. */
export async function runNow(job: string): Promise<void> {
  await inDatabase((client) => client.query("select graphile_worker.add_job($1, '{}'::json)", [job]))
}

/** Works in the database of this journey, for what no screen leads to. */
export async function inDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const dataDir = path.join(process.env['VIREO_TEST_DATA'] ?? '', 'postgres')
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest' })
  const client = new Client(postgres.connection)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await postgres.stop()
  }
}
