import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AccessToken, identityEndpoints } from '@vireo/contracts/identity'
import { Tier, User } from '@vireo/contracts/users'
import pino from 'pino'
import { createMemoryConcurrencyGate } from '../src/adapters/concurrency/concurrency-memory.ts'
import { createNameSystem } from '../src/adapters/names-dns.ts'
import { createOutbound } from '../src/adapters/outbound-http.ts'
import { createDiskStorage } from '../src/adapters/storage-disk.ts'
import { createWrittenFrames } from '../src/adapters/written-frames.ts'
import { composeProduct, type Product } from '../src/compose.ts'
import { addNotFound } from '../src/http/app.ts'
import { signedEngines } from '../src/adapters/provenance/signed-engines.ts'
import { createAccessTokens } from '../src/ports/access-tokens.ts'
import { noCaptcha } from '../src/ports/captcha.ts'
import { type Clock, systemClock } from '../src/kernel/clock.ts'
import type { Database } from '../src/kernel/database/database.ts'
import { knowsNoPlace } from '../src/ports/geo.ts'
import type { InstanceSettings, Ports } from '../src/ports/ports.ts'
import { createVault } from '../src/kernel/vault.ts'
import { giveTier } from '#billing'
import { setUpCodeOf } from '#identity'
import { contentFolders } from '#landing'
import { createVoiceAliases } from '#voices/aliases/index.ts'
import { openAddressEngines } from '../src/open-address-engines.ts'
import { openLiveSettings } from '../src/settings/open-live-settings.ts'
import { openBilling } from '../src/open-billing.ts'
import { closeAfterTests } from './close-after-tests.ts'
import { observeAnswers } from './observe-answers.ts'
import { createTestDatabase } from './test-database.ts'
import { noModels } from './no-models.ts'
import {
  testMedia,
  testManifests,
  testMusic,
  testMarks,
  testSoundEffects,
  testSpeech,
  testSpeechAnalysis,
  testVoiceCloning,
  testVideos,
  testVoiceConversion,
  testVoiceIsolation,
} from './test-engines.ts'

export type TestServerOptions = {
  readonly clock?: Clock
  readonly settings?: Partial<InstanceSettings>
  /** Environment variables that somebody set, so that nothing else decides what they are about. */
  readonly given?: readonly string[]
  /** Stand in for what the test is not about. Everything absent is the real thing. */
  readonly ports?: Partial<Ports>
  /** A database of the test's own making; closed by the test server. */
  readonly database?: Database
  /** Collects what is logged. */
  readonly log?: (line: string) => void
}

export type TestServer = {
  readonly url: string
  readonly product: Product
  readonly database: Database
  readonly ports: Ports
  /** A new person with a workspace of their own. */
  signUp(options?: { email?: string; tier?: string }): Promise<TestPerson>
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

export type TestPerson = {
  readonly email: string
  readonly userId: string
  readonly workspaceId: string
  readonly accessToken: string
  readonly apiKey: string
  /** Headers of a request by API key. */
  readonly headers: { readonly 'xi-api-key': string }
}

export const testPassword = 'correct horse battery'

/**
 * Starts the whole server on a free port, with a database and a folder of its own. It is closed after the last test of
 * the file.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database, drop } = options.database
    ? { database: options.database, drop: options.database.close }
    : await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-test-files-'))
  const clock = options.clock ?? systemClock
  const ports = await testPorts(folder, clock, { ...options, database })
  const log = options.log ? pino({ level: 'trace' }, { write: options.log }) : pino({ level: 'silent' })
  const product = await composeProduct({
    config: { VIREO_TRUST_PROXY: false },
    database,
    ports,
    clock,
    log,
    checkAnswers: true,
  })
  addNotFound(product.app)
  const observed = process.env['VIREO_TEST_OBSERVED']
  if (observed) observeAnswers(product.app, observed)
  const url = await product.app.listen({ port: 0, host: '127.0.0.1' })
  // A test that computes for a minute between two requests would send the second over a connection that ends meanwhile.
  product.app.server.keepAliveTimeout = 0
  const close = async () => {
    await product.app.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  closeAfterTests(close)
  const request = (to: string, init?: RequestInit) => fetch(`${url}${to}`, init)
  return { url, product, database, ports, close, fetch: request, signUp: (person) => signUp(product, request, person) }
}

async function testPorts(
  folder: string,
  clock: Clock,
  options: TestServerOptions & { readonly database: Database },
): Promise<Ports> {
  const settings: InstanceSettings = {
    publicUrl: new URL('http://127.0.0.1:8080'),
    contentUrl: options.settings?.publicUrl ?? new URL('http://127.0.0.1:8080'),
    hostMarkers: { reader: 'reader', agents: 'agents' },
    signUp: 'open',
    defaultTier: 'free',
    concurrencyOverride: undefined,
    staffDomains: [],
    storageLimitBytes: undefined,
    isIsolatedEnvironment: false,
    authorSharePercent: 100,
    countsVisits: true,
    analyticsExport: undefined,
    affiliateScript: undefined,
    referralRewardCredits: 0,
    moderatedTerms: [],
    reviewsPublishedVoices: false,
    offersSpeechVideos: false,
    voiceAliases: createVoiceAliases(),
    contentFolders: contentFolders(undefined),
    contactMail: undefined,
    installedVoices: { list: () => [] },
    ...options.settings,
  }
  const given = new Set<string>(options.given)
  const live = openLiveSettings({ database: options.database, base: settings, given })
  const outbound = createOutbound()
  const makers = {
    speech: testSpeech,
    voiceConversion: testVoiceConversion,
    soundEffects: testSoundEffects,
    music: testMusic,
  }
  const vault = createVault('a test instance has a key that everybody knows')
  return {
    // Marks cost, and few tests ask for one.
    ...signedEngines(makers, { manifests: testManifests, patternOf: () => undefined }),
    marks: testMarks,
    manifests: testManifests,
    voiceCloning: testVoiceCloning,
    voiceIsolation: testVoiceIsolation,
    speechAnalysis: testSpeechAnalysis,
    models: noModels,
    abilities: { find: () => Promise.resolve(undefined) },
    addressEngines: openAddressEngines({ database: options.database, vault, outbound, clock }),
    media: testMedia,
    videos: testVideos,
    storage: await createDiskStorage(path.join(folder, 'files')),
    concurrency: createMemoryConcurrencyGate(),
    vault,
    accessTokens: createAccessTokens('a test instance has a key that everybody knows', clock),
    captcha: noCaptcha,
    mail: undefined,
    sms: undefined,
    locator: knowsNoPlace,
    outbound,
    // Nobody answers there: a test that asks the name system brings its own.
    names: createNameSystem(['127.0.0.1:9']),
    // Pages as on an instance whose web app was not built.
    frames: createWrittenFrames(folder, settings.publicUrl),
    ...(await openBilling(
      { VIREO_BILLING_PROVIDER: 'sandbox', VIREO_HOST: '127.0.0.1', publicUrl: settings.publicUrl },
      { vault, outbound, clock },
    )),
    settings: live.settings,
    liveSettings: live.liveSettings,
    ...options.ports,
  }
}

let people = 0

async function signUp(
  product: Product,
  request: TestServer['fetch'],
  options: { email?: string; tier?: string } = {},
): Promise<TestPerson> {
  const email = options.email ?? `person-${process.pid}-${people++}@example.test`
  const { vault } = product.systemContext().ports
  const json = { 'content-type': 'application/json' }
  const signedUp = await request('/v1/identity/sign-up', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: testPassword, set_up_code: setUpCodeOf(vault) }),
  })
  if (signedUp.status !== 201) throw new Error(`sign-up answered ${signedUp.status}: ${await signedUp.text()}`)
  const { access_token: accessToken, user_id: userId } = AccessToken.parse(await signedUp.json())
  const authorization = { authorization: `Bearer ${accessToken}` }
  const created = await request('/v1/user/api-keys', {
    method: 'POST',
    headers: { ...json, ...authorization },
    body: JSON.stringify({ name: 'test' }),
  })
  const { 'xi-api-key': apiKey } = identityEndpoints.createApiKey.success.schema.parse(await created.json())
  const user = User.parse(await (await request('/v1/user', { headers: authorization })).json())
  const workspaceId = user.workspace_id
  if (options.tier) await changeTier(product, workspaceId, options.tier)
  return { email, userId, workspaceId, accessToken, apiKey, headers: { 'xi-api-key': apiKey } }
}

async function changeTier(product: Product, workspaceId: string, tier: string): Promise<void> {
  await giveTier(product.systemContext(workspaceId), { workspaceId, tier: Tier.parse(tier) })
}
