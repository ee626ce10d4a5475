import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ConfigError, configFields, instanceSecret, readConfig, settings } from './config.ts'

const problemsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

test('nothing has to be configured', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    VIREO_PORT: 8080,
    VIREO_HOST: '127.0.0.1',
    VIREO_ROLE: 'all',
    VIREO_DEFAULT_TIER: 'free',
  })
  expect(config.publicUrl.origin).toBe('http://127.0.0.1:8080')
})

test('an empty variable is an absent one', () => {
  expect(readConfig({ VIREO_PORT: '' }).VIREO_PORT).toBe(8080)
})

describe('a start with settings that cannot be used is stopped with a readable list', () => {
  test.each([
    [{ VIREO_PROT: '1' }, 'VIREO_PROT is not a setting'],
    [{ VIREO_PORT: 'eighty' }, 'VIREO_PORT'],
    [{ VIREO_PORT: '70000' }, 'VIREO_PORT'],
    [{ VIREO_ROLE: 'boss' }, 'VIREO_ROLE'],
    [{ VIREO_DEFAULT_TIER: 'scale' }, 'VIREO_DEFAULT_TIER'],
    [{ VIREO_STORAGE: 's3' }, 'needs VIREO_S3_BUCKET'],
    [{ VIREO_S3_BUCKET: 'recordings' }, 'VIREO_STORAGE is disk'],
    [{ DATABASE_URL: 'postgres://db/vireo' }, 'needs VIREO_SECRET'],
    [{ DATABASE_URL: 'mysql://db/vireo', VIREO_SECRET: 'x'.repeat(32) }, 'DATABASE_URL'],
    [{ VIREO_SECRET: 'short' }, 'VIREO_SECRET'],
    [{ VIREO_PUBLIC_URL: 'ftp://vireo.test' }, 'http or https'],
    [{ VIREO_PUBLIC_URL: 'https://vireo.test/sub' }, 'must not have a path'],
  ] as [Record<string, string>, string][])('%j', (environment, problem) => {
    expect(problemsOf(environment)).toContain(problem)
  })

  test('all problems at once', () => {
    expect(problemsOf({ VIREO_ROLE: 'boss', VIREO_PORT: 'x', VIREO_X: '1' }).split('\n')).toHaveLength(4)
  })
})

test.each([
  [{ VIREO_HOST: '0.0.0.0', VIREO_PORT: '9000' }, 'http://localhost:9000'],
  [{ VIREO_HOST: '::1' }, 'http://[::1]:8080'],
  [{ VIREO_PUBLIC_URL: 'https://vireo.test' }, 'https://vireo.test'],
] as [Record<string, string>, string][])('links of %j begin with %s', (environment, origin) => {
  expect(readConfig(environment).publicUrl.origin).toBe(origin)
})

/** What operators have in their environments: a name that goes, or means something else, stops their start. */
const names = `
DATABASE_POOL_SIZE DATABASE_URL VIREO_AGENTS_HOST_MARKER VIREO_AS_ROOT VIREO_BILLING_PROVIDER
VIREO_BODY_BYTES_PER_SECOND_MIN VIREO_CAPTCHA VIREO_CONCURRENCY_OVERRIDE VIREO_DATA VIREO_DEFAULT_TIER
VIREO_DNS_SERVERS VIREO_GCP_MARKETPLACE_KEYS_URL VIREO_GCP_MARKETPLACE_PROVIDER_ID VIREO_GCP_PUSH_EMAIL
VIREO_GCP_SERVICE_ACCOUNT VIREO_GEO_CITY_HEADER VIREO_GEO_COUNTRY_HEADER VIREO_GEO_DATABASE
VIREO_GEO_REGION_HEADER VIREO_GRANT_TIER_1_CREDITS VIREO_GRANT_TIER_2_CREDITS VIREO_HOST
VIREO_ISOLATED_ENVIRONMENT VIREO_LIMIT_BODY_MEMORY_MB VIREO_LIMIT_OPEN_BODIES VIREO_LIMIT_REQUESTS_PER_SECOND
VIREO_LIMIT_CONNECTIONS_PER_ADDRESS VIREO_LIMIT_RUNNING_REQUESTS VIREO_LIMIT_SOCKETS VIREO_LIMIT_UPLOADS_MB VIREO_LOG_LEVEL VIREO_MAIL_FROM
VIREO_METRICS_TOKEN VIREO_MODELS_CATALOGUE VIREO_MODELS_MIRROR VIREO_MODERATED_TERMS VIREO_OUTBOUND_HOSTS VIREO_PORT VIREO_PUBLIC_URL
VIREO_READER_HOST_MARKER VIREO_RECAPTCHA_SECRET VIREO_RECAPTCHA_SITE_KEY VIREO_RECORDING_WORKERS
VIREO_REVIEW_PUBLISHED_VOICES VIREO_ROLE VIREO_S3_ACCESS_KEY_ID VIREO_S3_BUCKET VIREO_S3_ENDPOINT
VIREO_S3_REGION VIREO_S3_SECRET_ACCESS_KEY VIREO_SECRET VIREO_SIGN_UP VIREO_SMS_TOKEN VIREO_SMS_URL
VIREO_SMTP_URL VIREO_SOURCE_URL VIREO_STAFF_DOMAINS VIREO_STORAGE VIREO_STORAGE_LIMIT_GB VIREO_STRIPE_API_URL
VIREO_STRIPE_AUTOMATIC_TAX VIREO_STRIPE_SECRET_KEY VIREO_STRIPE_WEBHOOK_SECRETS VIREO_TRUST_PROXY
VIREO_TEXT_TO_SPEECH_VIDEO VIREO_VOICE_ALIASES VIREO_WAITING_PER_WORKSPACE VIREO_WORKERS
`
  .trim()
  .split(/\s+/u)

test('settings keep their names, whoever declares them, and each belongs to one owner', () => {
  expect(Object.keys(configFields).toSorted()).toEqual(expect.arrayContaining(names))
  const declared = Object.values(settings).flatMap(({ fields }) => Object.keys(fields))
  expect(declared.toSorted()).toEqual(Object.keys(configFields).toSorted())
})

test.each([
  [{ VIREO_SMS_TOKEN: 'x' }, 'VIREO_SMS_TOKEN needs VIREO_SMS_URL'],
  [{ VIREO_CAPTCHA: 'recaptcha' }, 'VIREO_RECAPTCHA_SITE_KEY and VIREO_RECAPTCHA_SECRET'],
  [{ VIREO_RECAPTCHA_SECRET: 'x' }, 'VIREO_CAPTCHA=recaptcha goes together'],
  [{ VIREO_BILLING_PROVIDER: 'stripe' }, 'needs VIREO_STRIPE_SECRET_KEY'],
  [{ VIREO_STRIPE_SECRET_KEY: 'sk_test_1234' }, 'VIREO_STRIPE_WEBHOOK_SECRETS go together'],
  [{ VIREO_BILLING_PROVIDER: 'gcp_marketplace' }, 'needs VIREO_GCP_MARKETPLACE_PROVIDER_ID'],
  [{ VIREO_GEO_COUNTRY_HEADER: 'x-country' }, 'needs VIREO_TRUST_PROXY'],
  [{ VIREO_GEO_CITY_HEADER: 'x-city' }, 'need VIREO_GEO_COUNTRY_HEADER'],
  [{ VIREO_GEO_COUNTRY_HEADER: 'x-country', VIREO_TRUST_PROXY: 'true', VIREO_GEO_DATABASE: 'a.mmdb' }, 'not both'],
  [{ VIREO_STORAGE: 's3', VIREO_S3_BUCKET: 'recordings', VIREO_S3_ACCESS_KEY_ID: 'x' }, 'go together'],
  [{ VIREO_CONTENT_ORIGIN: 'https://contents.example' }, 'VIREO_CONTENT_ORIGIN needs VIREO_PUBLIC_URL'],
  [
    { VIREO_PUBLIC_URL: 'https://voices.example', VIREO_CONTENT_ORIGIN: 'https://voices.example:8443' },
    'must have another host',
  ],
  [
    { VIREO_PUBLIC_URL: 'https://voices.example', VIREO_CONTENT_ORIGIN: 'https://contents.example/there' },
    'VIREO_CONTENT_ORIGIN must not have a path',
  ],
] as [Record<string, string>, string][])(
  'what a slice finds contradictory in %j stops the start',
  (environment, problem) => {
    expect(problemsOf(environment)).toContain(problem)
  },
)

test('every setting explains itself', () => {
  for (const field of Object.values(configFields)) expect(field.doc.length).toBeGreaterThan(10)
})

test('the instance key is made once, and only we can read it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-config-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ VIREO_DATA: folder })
  const secret = instanceSecret(config)
  expect(instanceSecret(config)).toBe(secret)
  expect((await stat(path.join(folder, 'instance-key'))).mode & 0o777).toBe(0o600)
  expect(await readFile(path.join(folder, 'instance-key'), 'utf8')).toBe(secret)
})
