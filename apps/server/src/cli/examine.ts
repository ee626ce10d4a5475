import { execFile } from 'node:child_process'
import { access, constants, mkdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { parseOutputFormat } from '@vireo/audio'
import sql from 'sql-template-tag'
import { readConfig } from '../config.ts'
import { verifyLedger } from '#usage'
import { libraryVoices } from '#voices/library/index.ts'
import { speakSample } from './speak-sample.ts'
import { openInstance } from './open-instance.ts'

export type Finding = {
  readonly name: string
  /** `missing` is something that one can do without. */
  readonly state: 'ok' | 'missing' | 'failed'
  readonly detail: string
  readonly remedy?: string
}

/** Tries everything the product needs, and names what it could use besides. */
export async function examine(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings: Finding[] = [runtime()]
  findings.push(
    await attempt('Configuration', () =>
      Promise.resolve(readConfig(environment).VIREO_ROLE && 'every setting can be used'),
    ),
  )
  if (findings.some((finding) => finding.state === 'failed')) return findings
  const config = readConfig(environment)
  findings.push(
    await attempt('Data folder', () => folder(config.dataDir), `Make ${config.dataDir} writable, or set VIREO_DATA.`),
  )
  findings.push(
    await attempt(
      'Database',
      () => database(environment),
      'Set DATABASE_URL, or reinstall with npm ci to get the embedded one.',
    ),
  )
  findings.push(
    await attempt(
      'Credits',
      () => ledger(environment),
      'Report it: the numbers of an account disagree with its ledger.',
    ),
  )
  findings.push(...(await Promise.all([speech('flite'), speech('espeak')])))
  findings.push(await program('ffmpeg', 'not needed: FFmpeg runs inside the product'))
  findings.push(await program('pocketsphinx_continuous', 'only the tests use it, to measure intelligibility'))
  return findings
}

function runtime(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = major > 20 || (major === 20 && minor >= 19)
  return {
    name: 'Node',
    state: fits ? 'ok' : 'failed',
    detail: process.version,
    ...(!fits && { remedy: 'Install Node 20.19 or newer.' }),
  }
}

async function attempt(name: string, work: () => Promise<string>, remedy?: string): Promise<Finding> {
  try {
    return { name, state: 'ok', detail: await work() }
  } catch (error) {
    return {
      name,
      state: 'failed',
      detail: error instanceof Error ? error.message : String(error),
      ...(remedy && { remedy }),
    }
  }
}

async function folder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  return `${path.resolve(dataDir)}, ${((bavail * bsize) / 1e9).toFixed(1)} GB free`
}

async function database(environment: NodeJS.ProcessEnv): Promise<string> {
  const instance = await openInstance(readConfig(environment))
  try {
    const { version } = await instance.server.database.db.one<{ version: string }>(
      sql`select current_setting('server_version') as version`,
    )
    return `PostgreSQL ${version}, ${instance.server.embedded ? 'embedded' : 'by DATABASE_URL'}`
  } finally {
    await instance.close()
  }
}

async function ledger(environment: NodeJS.ProcessEnv): Promise<string> {
  const instance = await openInstance(readConfig(environment))
  try {
    const faults = await verifyLedger(instance.systemContext())
    if (faults.length > 0) throw new Error(`${faults.length} accounts do not add up: ${JSON.stringify(faults)}`)
    return 'every account agrees with its ledger'
  } finally {
    await instance.close()
  }
}

function speech(engine: 'flite' | 'espeak'): Promise<Finding> {
  const voices = libraryVoices.filter((voice) => voice.recipe.engine === engine)
  return attempt(`Speech engine ${engine}`, async () => {
    const [voice] = voices
    const format = parseOutputFormat('pcm_16000')
    if (!voice || !format) throw new Error('No voice of the library uses it.')
    const durationMs = await speakSample(voice, format)
    return `${voices.length} voices; ${voice.name} spoke for ${(durationMs / 1000).toFixed(1)} s`
  })
}

async function program(name: string, use: string): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)('which', [name])
    return { name, state: 'ok', detail: `${stdout.trim()} (${use})` }
  } catch {
    return { name, state: 'missing', detail: use }
  }
}
