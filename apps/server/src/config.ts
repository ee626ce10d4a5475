import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tiers } from '@vireo/contracts'
import { z } from 'zod'
import { flag, headerName, hostAndPort, list, port } from './config-schemas.ts'

/** Every environment variable the product reads: what it is for, what it may be, what it is when absent. */
export const configFields = {
  VIREO_PORT: { schema: port.default(8080), doc: 'Port of the web app and the API. 0 takes any free one.' },
  VIREO_HOST: {
    schema: z.string().min(1).default('127.0.0.1'),
    doc: 'Address to listen on. Loopback unless you say otherwise.',
  },
  VIREO_DATA: {
    schema: z.string().min(1).default('data'),
    doc: 'Folder for the embedded database, recordings and the instance key.',
  },
  VIREO_ROLE: { schema: z.enum(['all', 'api', 'worker', 'migrate']).default('all'), doc: 'What this process does.' },
  VIREO_PUBLIC_URL: {
    schema: z.url().optional(),
    doc: 'Address people reach the product under; makes every absolute link. Default: http://<host>:<port>.',
  },
  VIREO_SECRET: {
    schema: z.string().min(32).optional(),
    doc: 'Instance key (32 characters or more). Generated into the data folder when absent; required with DATABASE_URL.',
  },
  VIREO_SIGN_UP: { schema: z.enum(['open', 'invite', 'closed']).default('open'), doc: 'Who may create an account.' },
  VIREO_DEFAULT_TIER: { schema: z.enum(tiers).default('free'), doc: 'Plan of a new workspace.' },
  VIREO_BILLING_PROVIDER: {
    schema: z.enum(['sandbox', 'stripe', 'gcp_marketplace', 'none']).optional(),
    doc: 'Who takes the money. Default: the sandbox, which takes none, on a loopback host; elsewhere none.',
  },
  VIREO_STRIPE_SECRET_KEY: {
    schema: z.string().min(8).optional(),
    doc: 'Secret or restricted key of a Stripe account, with VIREO_BILLING_PROVIDER=stripe.',
    secret: true,
  },
  VIREO_STRIPE_WEBHOOK_SECRETS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .pipe(z.array(z.string().min(8)))
      .default([]),
    doc: 'Signing secrets, comma-separated, of the endpoints at Stripe that lead to /v1/billing/webhooks/stripe.',
    secret: true,
  },
  VIREO_STRIPE_API_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    doc: 'Where Stripe’s API is, for a proxy of your own. Default: Stripe itself.',
  },
  VIREO_STRIPE_AUTOMATIC_TAX: {
    schema: flag.default(false),
    doc: 'Lets Stripe Tax put tax on what is bought from then on; set it up at Stripe first. Its checkout then asks for an address.',
  },
  VIREO_GCP_MARKETPLACE_PROVIDER_ID: {
    schema: z.string().min(1).optional(),
    doc: 'Your provider id at Google Cloud Marketplace, where workspaces then can buy their plan.',
  },
  VIREO_GCP_SERVICE_ACCOUNT: {
    schema: z.string().min(2).optional(),
    doc: 'The key (JSON) of the service account that may use the Procurement API, with VIREO_GCP_MARKETPLACE_PROVIDER_ID.',
    secret: true,
  },
  VIREO_GCP_PUSH_EMAIL: {
    schema: z.email().optional(),
    doc: 'The service account that pushes the marketplace’s messages to /v1/billing/webhooks/gcp_marketplace, whose address is the audience.',
  },
  VIREO_GCP_MARKETPLACE_KEYS_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .default('https://www.googleapis.com/service_accounts/v1/jwk/cloud-commerce-partner@system.gserviceaccount.com'),
    doc: 'Key set (JWKS) of the tokens with which people come from the marketplace.',
  },
  VIREO_ISOLATED_ENVIRONMENT: {
    schema: flag.default(false),
    doc: 'This deployment keeps to itself: workspaces on a paid plan cannot change it here.',
  },
  VIREO_CONCURRENCY_OVERRIDE: {
    schema: z.coerce.number().int().min(1).optional(),
    doc: 'Replaces every plan’s limit of simultaneous generations.',
  },
  VIREO_STAFF_DOMAINS: {
    schema: list.pipe(z.array(z.hostname())).default([]),
    doc: 'Domains of mail addresses, comma-separated, whose owners are support staff once verified and with TOTP. None by default.',
  },
  VIREO_MODERATED_TERMS: {
    schema: z.string().optional(),
    doc: 'Words, separated by commas, that voices with live moderation do not say. Without any, such voices do not speak.',
  },
  VIREO_REVIEW_PUBLISHED_VOICES: {
    schema: flag.default(false),
    doc: 'Voices that people publish wait until you have allowed them with `vireo voice review`.',
  },
  VIREO_OUTBOUND_HOSTS: {
    schema: list
      .pipe(z.array(z.string().regex(hostAndPort, 'It is a list of hosts, each with a port or without.')))
      .default([]),
    doc: 'Hosts (name or name:port, comma-separated) that addresses given by workspaces may lead to although they are private: webhooks, identity providers. None by default.',
  },
  VIREO_DNS_SERVERS: {
    schema: list
      .pipe(z.array(z.string().regex(hostAndPort, 'It is a list of IP addresses, each with a port or without.')))
      .default([]),
    doc: 'Name servers (address or address:port, comma-separated) that are asked when a workspace proves a domain. Default: those of the machine.',
  },
  VIREO_WORKERS: {
    schema: z.coerce.number().int().min(1).max(256).optional(),
    doc: 'Speech worker threads. Default: one for each core.',
  },
  VIREO_MODELS_MIRROR: {
    schema: z.url().optional(),
    doc: 'Where models are fetched from in place of their publishers.',
  },
  VIREO_LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    doc: 'How much is logged.',
  },
  VIREO_METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    doc: 'Bearer token for /metrics from other machines; loopback needs none.',
  },
  VIREO_TRUST_PROXY: { schema: flag.default(false), doc: 'Believe X-Forwarded-For of a reverse proxy in front.' },
  VIREO_SOURCE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    doc: 'Where you publish the source of the version that you run. When absent, the instance hands it out itself.',
  },
  VIREO_GEO_COUNTRY_HEADER: {
    schema: headerName.optional(),
    doc: 'Header in which the proxy in front says from which country (ISO code) a request comes.',
  },
  VIREO_GEO_REGION_HEADER: { schema: headerName.optional(), doc: 'The same for the region (ISO code).' },
  VIREO_GEO_CITY_HEADER: { schema: headerName.optional(), doc: 'The same for the city.' },
  VIREO_GEO_DATABASE: {
    schema: z.string().min(1).optional(),
    doc: 'A MaxMind city or country database (.mmdb) on this machine. Nothing is ever asked over the network.',
  },
  VIREO_STORAGE: { schema: z.enum(['disk', 's3']).default('disk'), doc: 'Where recordings are kept.' },
  VIREO_STORAGE_LIMIT_GB: {
    schema: z.coerce.number().min(0).max(1_000_000).optional(),
    doc: 'Room for the recordings of each workspace in gigabytes, in place of its plan’s. 0 is without a bound.',
  },
  VIREO_S3_BUCKET: { schema: z.string().min(3).optional(), doc: 'Bucket, with VIREO_STORAGE=s3.' },
  VIREO_S3_ENDPOINT: { schema: z.url().optional(), doc: 'Address of an S3-compatible service; AWS when absent.' },
  VIREO_S3_REGION: { schema: z.string().default('us-east-1'), doc: 'Region of the bucket.' },
  VIREO_S3_ACCESS_KEY_ID: {
    schema: z.string().optional(),
    doc: 'Credentials of the bucket; the environment’s own when absent.',
  },
  VIREO_S3_SECRET_ACCESS_KEY: { schema: z.string().optional(), doc: 'Credentials of the bucket.', secret: true },
  VIREO_CAPTCHA: {
    schema: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
    doc: 'What a sign-up has to pass: a proof of work that asks nobody else, Google’s reCAPTCHA, or nothing.',
  },
  VIREO_RECAPTCHA_SITE_KEY: { schema: z.string().min(1).optional(), doc: 'Site key, with VIREO_CAPTCHA=recaptcha.' },
  VIREO_RECAPTCHA_SECRET: {
    schema: z.string().min(1).optional(),
    doc: 'Secret key, with VIREO_CAPTCHA=recaptcha.',
    secret: true,
  },
  VIREO_READER_HOST_MARKER: {
    schema: z.string().default('reader'),
    doc: 'Hosts that contain it show the product as the reader. Set it to - to switch that off.',
  },
  VIREO_AGENTS_HOST_MARKER: {
    schema: z.string().default('agents'),
    doc: 'Hosts that contain it show the product as the voice agents’. Set it to - to switch that off.',
  },
  VIREO_SMTP_URL: {
    schema: z
      .string()
      .regex(/^smtps?:\/\/[^/]/, 'It begins with smtp:// or smtps://.')
      .optional(),
    doc: 'SMTP server for mails: smtp://user:password@host:port. Without it, mails stay in the outbox.',
    secret: true,
  },
  VIREO_MAIL_FROM: {
    schema: z.string().regex(/@/, 'It is a mail address.').optional(),
    doc: 'Sender of mails, like “Vireo <no-reply@example.org>”. Default: no-reply at the public address.',
  },
  VIREO_SMS_URL: {
    schema: z.url().optional(),
    doc: 'Gateway for text messages; gets {id, to, text} as JSON. Without it, they stay in the outbox.',
  },
  VIREO_SMS_TOKEN: { schema: z.string().optional(), doc: 'Bearer token of the gateway.', secret: true },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    doc: 'A PostgreSQL 15 or newer; the embedded one when absent.',
    secret: true,
  },
  DATABASE_POOL_SIZE: {
    schema: z.coerce.number().int().min(4).max(200).default(16),
    doc: 'Connections this process may open.',
  },
} as const satisfies Record<string, { schema: z.ZodType; doc: string; secret?: boolean }>

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
