import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { otherKeys } from '#test/identity-providers/keys.ts'
import { startNameServer } from '#test/identity-providers/names.ts'
import {
  readSamlRequest,
  type SamlRequest,
  type SamlSaid,
  samlMetadata,
  samlXml,
  startSamlProvider,
} from '#test/identity-providers/saml.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { startTestServer } from '#test/test-server.ts'
import { callAs, failureOf, givenOrganisation, givenProvider, type Organisation, TestBrowser } from '../testing.ts'

const [names, identityProvider] = await Promise.all([startNameServer(), startSamlProvider()])
const server = await startTestServer({ ports: portsFor(names, identityProvider.host) })
let org: Organisation
let providerId: string
beforeAll(async () => {
  org = await givenOrganisation(server, names)
  providerId = await givenProvider(org, 'saml', () => ({ metadata_url: identityProvider.metadataUrl }))
  await org.call('PATCH', '/v1/workspace/single-sign-on', { auto_provisioning_enabled: true })
})
afterAll(async () => {
  names.close()
  await identityProvider.close()
})

type Begun = { readonly browser: TestBrowser; readonly asked: SamlRequest; readonly relayState: string }

async function begin(): Promise<Begun> {
  const browser = new TestBrowser(server)
  const { searchParams } = await browser.begin(providerId)
  const asked = await readSamlRequest(searchParams.get('SAMLRequest') ?? '')
  return { browser, asked, relayState: searchParams.get('RelayState') ?? '' }
}

async function answerWith({ browser, relayState }: Begun, xml: string) {
  const form = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }
  return browser.finish(await browser.arrive(`/v1/sso/saml/${providerId}/acs`, form))
}

const xmlOf = (asked: SamlRequest, said: Partial<SamlSaid> = {}) =>
  samlXml(asked, { issuer: identityProvider.entityId, email: `ada@${org.domain}`, ...said })

async function answerOf(said: Partial<SamlSaid>, change: (xml: string) => string = (xml) => xml) {
  const begun = await begin()
  return answerWith(begun, change(await xmlOf(begun.asked, said)))
}

const rowsNow = async () =>
  (
    await server.database.pool.query(
      `select (select count(*) from users) as users, (select count(*) from workspaces) as workspaces,
        (select count(*) from sso_links) as links, (select count(*) from sessions) as sessions,
        (select count(*) from sso_pending_links) as pending`,
    )
  ).rows[0] as unknown

describe('a real SAML provider', () => {
  test('is asked by a redirect, answers by a form, and makes a member of somebody new', async () => {
    const browser = new TestBrowser(server)
    const at = await browser.begin(providerId)
    expect(at.href.startsWith(identityProvider.signInUrl)).toBe(true)
    at.searchParams.set('email', `grace@${org.domain}`)
    const page = await (await fetch(at)).text()
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    const form = { SAMLResponse: field('SAMLResponse'), RelayState: field('RelayState') }
    const action = /action="([^"]*)"/.exec(page)?.[1] ?? ''
    const done = await browser.finish(await browser.arrive(action, form))
    expect(done.status).toBe(200)
    const as = callAs(server, { authorization: `Bearer ${String(done.body['access_token'])}` })
    const user = await as('GET', '/v1/user')
    expect(user.body).toMatchObject({ workspace_id: org.workspaceId, seat_type: 'workspace_lite_member' })
  })

  test('may sign the whole response in place of the assertion', async () => {
    const done = await answerOf({ signResponse: true, signAssertion: false })
    expect(done.status).toBe(200)
  })

  test('reads who we are in metadata of our own', async () => {
    const answer = await server.fetch(`/v1/sso/saml/${providerId}/metadata`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('application/samlmetadata+xml')
    expect(text).toContain(`Location="http://127.0.0.1:8080/v1/sso/saml/${providerId}/acs"`)
  })
})

/** The signed assertion of a response, and the same with another address and no signature. */
function assertionsIn(xml: string) {
  const signed = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
  const forged = signed
    .replace(/<Signature.*<\/Signature>/s, '')
    .replaceAll(`ada@${org.domain}`, `owner@${org.domain}`)
    .replace(/ ID="[^"]*"/, ' ID="_forged"')
  expect(forged).toContain(`owner@${org.domain}`)
  return { signed, forged }
}

const asItIs = (xml: string) => xml
const attacks: readonly (readonly [string, Partial<SamlSaid>, ((xml: string) => string)?])[] = [
  ['signed by somebody else', otherKeys],
  ['not signed at all', { signAssertion: false }],
  ['changed after it was signed', {}, (xml) => xml.replaceAll(`ada@${org.domain}`, `eve@${org.domain}`)],
  ['signed under SHA-1', { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' }],
  ['of another issuer', { issuer: 'https://other.example.test/entity' }],
  ['for another audience', { audience: 'https://other.example.test' }],
  ['for another recipient', { recipient: 'https://other.example.test/acs' }],
  ['expired more than a minute ago', { lifetimeInSeconds: -61 }],
  ['to another request', { inResponseTo: '_of-somebody-else' }],
  ['without an assertion', {}, (xml) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, '')],
  ['with a document type', {}, (xml) => `<!DOCTYPE x [<!ENTITY e "y">]>${xml}`],
  [
    'with a forged assertion before the signed one',
    {},
    (xml) =>
      xml.replace(assertionsIn(xml).signed, ({ length }) =>
        length ? assertionsIn(xml).forged + assertionsIn(xml).signed : '',
      ),
  ],
  [
    'with the signed assertion wrapped into the forged one’s signature',
    {},
    (xml) => {
      const { signed, forged } = assertionsIn(xml)
      const signature = /<Signature.*<\/Signature>/s.exec(signed)?.[0] ?? ''
      const bare = signed.replace(signature, '')
      const holder = signature.replace('</Signature>', `<Object>${bare}</Object></Signature>`)
      return xml.replace(signed, () => forged.replace('</saml:Issuer>', `</saml:Issuer>${holder}`))
    },
  ],
  [
    'with the signed assertion hidden in an extension',
    {},
    (xml) => {
      const { signed, forged } = assertionsIn(xml)
      return xml.replace(signed, () => `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`)
    },
  ],
]

describe('an answer is refused, and leaves nothing behind,', () => {
  test.each(attacks.map(([what, said, change = asItIs]) => [what, said, change] as const))(
    '%s',
    async (_what, said, change) => {
      const before = await rowsNow()
      const done = await answerOf({ email: `ada@${org.domain}`, ...said }, change)
      expect(failureOf(done)).toEqual([400, 'sso_answer_refused'])
      expect(await rowsNow()).toEqual(before)
    },
  )

  test('whose response says another request than the assertion inside', async () => {
    const [mine, theirs] = [await begin(), await begin()]
    const stolen = await xmlOf(theirs.asked)
    const relabelled = stolen.replace(`InResponseTo="${theirs.asked.id}"`, `InResponseTo="${mine.asked.id}"`)
    expect(failureOf(await answerWith(mine, relabelled))).toEqual([400, 'sso_answer_refused'])
  })

  test('that is replayed, also as the answer to a request of one’s own', async () => {
    const first = await begin()
    const xml = await xmlOf(first.asked)
    expect((await answerWith(first, xml)).status).toBe(200)
    expect(failureOf(await answerWith(first, xml))).toEqual([400, 'sso_answer_too_old'])
    expect(failureOf(await answerWith(await begin(), xml))).toEqual([400, 'sso_answer_refused'])
  })

  test('that nobody asked for', async () => {
    const { browser, asked } = await begin()
    const form = { SAMLResponse: Buffer.from(await xmlOf(asked)).toString('base64') }
    const to = `/v1/sso/saml/${providerId}/acs`
    expect(await browser.arrive(to, form)).toBe('/app/sso?unsolicited=true')
    const answer = await browser.arrive(to, { ...form, RelayState: 'made-up' })
    expect(failureOf(await browser.finish(answer))).toEqual([400, 'sso_answer_too_old'])
  })

  test('for a domain that is not the workspace’s', async () => {
    expect(failureOf(await answerOf({ email: 'ada@elsewhere.example.test' }))).toEqual([403, 'sso_domain_not_allowed'])
  })
})

test.each([
  ['half a minute ahead', 30_000, 200],
  ['two minutes ahead', 120_000, 400],
])('a provider’s clock may be a minute off: %s', async (_what, aheadMs, status) => {
  const begun = await begin()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
  const xml = await xmlOf(begun.asked).finally(() => vi.useRealTimers())
  expect((await answerWith(begun, xml)).status).toBe(status)
})

describe('metadata', () => {
  const facts = {
    entityId: 'https://identityProvider.example.test',
    signInUrl: 'https://identityProvider.example.test/sso',
  }
  const enter = async (saml: object) => {
    const created = await org.call('POST', '/v1/workspace/identity-providers', { kind: 'saml', name: 'Draft' })
    const at = `/v1/workspace/identity-providers/${String(created.body['identity_provider_id'])}`
    const answer = await org.call('PATCH', at, { saml })
    await org.call('DELETE', at)
    return answer
  }

  test('is read as text, and its certificates are shown by fingerprint', async () => {
    const { body } = await enter({ metadata_xml: samlMetadata(facts) })
    expect(body).toMatchObject({
      is_complete: true,
      saml: {
        entity_id: facts.entityId,
        sign_in_url: facts.signInUrl,
        certificates: [{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }],
      },
    })
  })

  test.each([
    ['is no XML', { metadata_xml: 'hello' }, 'identity_provider_unusable'],
    ['is of a service', { metadata_xml: '<EntityDescriptor entityID="x"/>' }, 'identity_provider_unusable'],
    ['holds no certificate', { metadata_xml: samlMetadata(facts, 'AAAA') }, 'identity_provider_unusable'],
    [
      'would run as a script of ours',
      { metadata_xml: samlMetadata({ ...facts, signInUrl: 'javascript:alert(1)' }) },
      'identity_provider_unusable',
    ],
    ['lies on this machine', { metadata_url: 'http://127.0.0.1:1/metadata' }, 'identity_provider_unreachable'],
    ['lies in a cloud’s metadata', { metadata_url: 'https://169.254.169.254/' }, 'identity_provider_unreachable'],
  ])('that %s is refused', async (_what, saml, code) => {
    expect(failureOf(await enter(saml))).toEqual([400, code])
  })
})
