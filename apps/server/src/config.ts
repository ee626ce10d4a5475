import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { admissionSettings } from './settings/admission-settings.ts'
import { accountsSettings } from './settings/accounts-settings.ts'
import { billingSettings } from './settings/billing-settings.ts'
import { geographySettings } from './settings/geography-settings.ts'
import { mailSettings } from './settings/mail-settings.ts'
import { serverSettings } from './settings/server-settings.ts'
import { speechSettings } from './settings/speech-settings.ts'
import { storageSettings } from './settings/storage-settings.ts'
import type { Settings } from './settings/settings.ts'

/** Every environment variable the product reads: what it is for, what it may be, what it is when absent. */
export const configFields = {
  ...serverSettings,
  ...admissionSettings,
  ...accountsSettings,
  ...billingSettings,
  ...speechSettings,
  ...geographySettings,
  ...storageSettings,
  ...mailSettings,
} as const satisfies Settings

type Fields = typeof configFields
export type Config = { readonly [K in keyof Fields]: z.output<Fields[K]['schema']> } & {
  readonly dataDir: string
  readonly publicUrl: URL
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
  const config = values as Omit<Config, 'dataDir' | 'publicUrl'>
  const contradictions = contradictionsIn(config)
  if (contradictions.length > 0) throw new ConfigError(contradictions)
  return { ...config, dataDir: path.resolve(config.VIREO_DATA), publicUrl: publicUrlOf(config) }
}

function contradictionsIn(config: Omit<Config, 'dataDir' | 'publicUrl'>): string[] {
  const found: string[] = []
  if (config.VIREO_STORAGE === 's3' && !config.VIREO_S3_BUCKET) found.push('VIREO_STORAGE=s3 needs VIREO_S3_BUCKET.')
  if (config.VIREO_STORAGE === 'disk' && config.VIREO_S3_BUCKET)
    found.push('VIREO_S3_BUCKET is set, but VIREO_STORAGE is disk.')
  if (Boolean(config.VIREO_S3_ACCESS_KEY_ID) !== Boolean(config.VIREO_S3_SECRET_ACCESS_KEY)) {
    found.push('VIREO_S3_ACCESS_KEY_ID and VIREO_S3_SECRET_ACCESS_KEY go together.')
  }
  if (config.DATABASE_URL && !config.VIREO_SECRET)
    found.push('DATABASE_URL needs VIREO_SECRET, so that every node has the same instance key.')
  const recaptcha = [config.VIREO_RECAPTCHA_SITE_KEY, config.VIREO_RECAPTCHA_SECRET].filter(Boolean).length
  if (config.VIREO_CAPTCHA === 'recaptcha' ? recaptcha < 2 : recaptcha > 0)
    found.push('VIREO_CAPTCHA=recaptcha goes together with VIREO_RECAPTCHA_SITE_KEY and VIREO_RECAPTCHA_SECRET.')
  if (Boolean(config.VIREO_STRIPE_SECRET_KEY) !== config.VIREO_STRIPE_WEBHOOK_SECRETS.length > 0)
    found.push('VIREO_STRIPE_SECRET_KEY and VIREO_STRIPE_WEBHOOK_SECRETS go together.')
  if (config.VIREO_BILLING_PROVIDER === 'stripe' && !config.VIREO_STRIPE_SECRET_KEY)
    found.push('VIREO_BILLING_PROVIDER=stripe needs VIREO_STRIPE_SECRET_KEY.')
  const {
    VIREO_GCP_MARKETPLACE_PROVIDER_ID: gcp,
    VIREO_GCP_SERVICE_ACCOUNT: account,
    VIREO_GCP_PUSH_EMAIL: push,
  } = config
  if (new Set([gcp, account, push].map((setting) => setting === undefined)).size > 1)
    found.push('VIREO_GCP_MARKETPLACE_PROVIDER_ID, VIREO_GCP_SERVICE_ACCOUNT and VIREO_GCP_PUSH_EMAIL go together.')
  if (config.VIREO_BILLING_PROVIDER === 'gcp_marketplace' && !gcp)
    found.push('VIREO_BILLING_PROVIDER=gcp_marketplace needs VIREO_GCP_MARKETPLACE_PROVIDER_ID.')
  if (config.VIREO_SMS_TOKEN && !config.VIREO_SMS_URL) found.push('VIREO_SMS_TOKEN needs VIREO_SMS_URL.')
  found.push(...geoContradictionsIn(config))
  const url = config.VIREO_PUBLIC_URL
  if (url && !/^https?:$/.test(new URL(url).protocol)) found.push('VIREO_PUBLIC_URL must be http or https.')
  if (url && (new URL(url).pathname !== '/' || new URL(url).search))
    found.push('VIREO_PUBLIC_URL must not have a path.')
  return found
}

function geoContradictionsIn(config: Omit<Config, 'dataDir' | 'publicUrl'>): string[] {
  const { VIREO_GEO_COUNTRY_HEADER: country, VIREO_GEO_REGION_HEADER: region, VIREO_GEO_CITY_HEADER: city } = config
  const found: string[] = []
  if (country && !config.VIREO_TRUST_PROXY)
    found.push('VIREO_GEO_COUNTRY_HEADER needs VIREO_TRUST_PROXY: anybody can send a header to an open port.')
  if (!country && (region || city)) found.push('Region and city headers need VIREO_GEO_COUNTRY_HEADER.')
  if (country && config.VIREO_GEO_DATABASE)
    found.push('Choose VIREO_GEO_COUNTRY_HEADER or VIREO_GEO_DATABASE, not both.')
  return found
}

function publicUrlOf(config: { VIREO_PUBLIC_URL?: string | undefined; VIREO_HOST: string; VIREO_PORT: number }): URL {
  if (config.VIREO_PUBLIC_URL) return new URL(config.VIREO_PUBLIC_URL)
  const wildcard = config.VIREO_HOST === '0.0.0.0' || config.VIREO_HOST === '::'
  const host = wildcard ? 'localhost' : config.VIREO_HOST.includes(':') ? `[${config.VIREO_HOST}]` : config.VIREO_HOST
  return new URL(`http://${host}:${config.VIREO_PORT}`)
}

/** The instance key: from the environment, else from a file only we can read, made at the first start. */
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
