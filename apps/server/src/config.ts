import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settingsOfSlices } from './domains/settings.ts'
import { admissionSettings } from './settings/admission-settings.ts'
import type { SettingFields, SettingValues } from './settings/define-settings.ts'
import { engineSettings } from './settings/engine-settings.ts'
import { serverSettings } from './settings/server-settings.ts'
import { storageSettings } from './settings/storage-settings.ts'

/** Every setting by whom it belongs to: what all slices stand on first, then the slices in the order of the map. */
export const settings = {
  server: serverSettings,
  admission: admissionSettings,
  storage: storageSettings,
  engines: engineSettings,
  ...settingsOfSlices,
} as const

type Owner = keyof typeof settings
type FieldsOf<O extends Owner> = O extends Owner ? (typeof settings)[O]['fields'] : never
type Values = UnionToIntersection<{ [O in Owner]: SettingValues<FieldsOf<O>> }[Owner]>
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** Every environment variable the product reads. */
export const configFields: SettingFields = Object.assign({}, ...Object.values(settings).map(({ fields }) => fields))

export type Config = Values & {
  /** The variables that somebody set. */
  readonly given: ReadonlySet<string>
  readonly dataDir: string
  readonly publicUrl: URL
  /** Where what people made is shown; the public address itself where no other was named. */
  readonly contentUrl: URL
}

/** Settings that cannot be used, as a list a person can act on. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/** Reads and checks the environment. Unknown `VIREO_` names and contradictions are errors. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems = Object.keys(environment)
    .filter((name) => name.startsWith('VIREO_') && !name.startsWith('VIREO_TEST_') && !(name in configFields))
    .map((name) => `${name} is not a setting of Vireo.`)
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(configFields)) {
    const given = environment[name]
    const parsed = field.schema.safeParse(given === '' ? undefined : given)
    if (parsed.success) values[name] = parsed.data
    else problems.push(`${name}: ${parsed.error.issues.map((issue) => issue.message).join(' ')}`)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  // Every name of every owner was read by its own schema.
  const config = values as Values
  const contradictions = contradictionsIn(config)
  if (contradictions.length > 0) throw new ConfigError(contradictions)
  const publicUrl = publicUrlOf(config)
  const contentUrl = config.VIREO_CONTENT_ORIGIN ? new URL(config.VIREO_CONTENT_ORIGIN) : publicUrl
  const given = new Set(Object.keys(configFields).filter((name) => (environment[name] ?? '') !== ''))
  return { ...config, given, dataDir: path.resolve(config.VIREO_DATA), publicUrl, contentUrl }
}

function contradictionsIn(config: Values): string[] {
  const found = Object.values(settings).flatMap(({ contradictions }) => contradictions(config))
  // What one owner's settings ask of another's.
  if (config.DATABASE_URL && !config.VIREO_SECRET)
    found.push('DATABASE_URL needs VIREO_SECRET, so that every node has the same instance key.')
  if (config.VIREO_GEO_COUNTRY_HEADER && !config.VIREO_TRUST_PROXY)
    found.push('VIREO_GEO_COUNTRY_HEADER needs VIREO_TRUST_PROXY: anybody can send a header to an open port.')
  return found
}

function publicUrlOf(config: { VIREO_PUBLIC_URL?: string | undefined; VIREO_HOST: string; VIREO_PORT: number }): URL {
  if (config.VIREO_PUBLIC_URL) return new URL(config.VIREO_PUBLIC_URL)
  const wildcard = config.VIREO_HOST === '0.0.0.0' || config.VIREO_HOST === '::'
  const host = wildcard ? 'localhost' : config.VIREO_HOST.includes(':') ? `[${config.VIREO_HOST}]` : config.VIREO_HOST
  return new URL(`http://${host}:${config.VIREO_PORT}`)
}

/**
 * Reads the instance key from the environment, else from a file that only the owner can read and that is created at the
 * first start. Throws `ConfigError` when that file is damaged.
 */
export function instanceSecret(config: Config): string {
  if (config.VIREO_SECRET) return config.VIREO_SECRET
  const file = path.join(config.dataDir, 'instance-key')
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError([`The instance key in ${file} is damaged. Restore it from a backup.`])
  return secret
}
