import type { NameServer } from '#test/identity-providers/names.ts'
import { oidcClient } from '#test/identity-providers/oidc.ts'
import type { TestServer } from '#test/test-server.ts'
import { type GivenAccount, givenAccount, jsonPost } from '#identity/testing.ts'

export type Body = Record<string, unknown>
export type Answer = { readonly status: number; readonly body: Body; readonly headers: Headers }

export type Organisation = GivenAccount & {
  readonly domain: string
  call(method: string, path: string, body?: unknown): Promise<Answer>
}

let organisations = 0

/** A workspace on a plan with single sign-on, whose domain is proven. */
export async function givenOrganisation(server: TestServer, names: NameServer): Promise<Organisation> {
  const admin = await givenAccount(server.product.systemContext(), { tier: 'enterprise' })
  const domain = `org-${process.pid}-${organisations++}.test`
  const call = callAs(server, admin.headers)
  const added = await call('POST', '/v1/workspace/domain-verifications', { domain })
  const { name, value } = added.body['txt_record'] as { name: string; value: string }
  names.say(name, value)
  await call('POST', `/v1/workspace/domain-verifications/${String(added.body['domain_verification_id'])}/check`)
  return { ...admin, domain, call }
}

export function callAs(server: TestServer, headers: Readonly<Record<string, string>>): Organisation['call'] {
  return async (method, path, body) => {
    const sent = body === undefined ? { headers } : jsonPost(body, headers)
    return readAnswer(await server.fetch(path, { ...sent, method }))
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const body = (await response.json().catch(() => ({}))) as Body
  return { status: response.status, body, headers: response.headers }
}

/** The code of a failure, with its status. */
export function failureOf({ status, body }: Answer): readonly unknown[] {
  return [status, (body['detail'] as Body | undefined)?.['code']]
}

/** A provider that is set up and switched on; `facts` are what an administrator enters. */
export async function givenProvider(
  { call }: Pick<Organisation, 'call'>,
  kind: 'oidc' | 'saml',
  facts: (service: Record<string, string>) => Body,
): Promise<string> {
  const created = await call('POST', '/v1/workspace/identity-providers', { kind, name: 'Example Corp' })
  const id = String(created.body['identity_provider_id'])
  const said = facts(created.body['service'] as Record<string, string>)
  const updated = await call('PATCH', `/v1/workspace/identity-providers/${id}`, { [kind]: said, is_enabled: true })
  if (updated.status !== 200) throw new Error(JSON.stringify(updated.body))
  return id
}

export const oidcFacts = (issuer: string) => ({ issuer, ...oidcClient })

/** A browser, as far as signing in needs one. It never sends our cookies along from another site. */
export class TestBrowser {
  readonly #server: TestServer
  readonly #own = new Map<string, string>()
  readonly #foreign = new Map<string, string>()

  constructor(server: TestServer) {
    this.#server = server
  }

  get cookie(): string {
    return [...this.#own].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** A request of our own pages. */
  async post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const own = { cookie: this.cookie, 'sec-fetch-site': 'same-origin', ...headers }
    const response = await this.#server.fetch(path, jsonPost(body, own))
    keep(this.#own, response)
    return readAnswer(response)
  }

  async begin(providerId: string, email?: string): Promise<URL> {
    const { status, body } = await this.post('/v1/identity/sso/begin', { identity_provider_id: providerId, email })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return new URL(String(body['url']))
  }

  /** Follows another site until it sends the browser back to us; answers with what. */
  async follow(start: URL): Promise<URL> {
    let at = start
    for (let hops = 0; hops < 12; hops++) {
      if (at.origin === this.#server.ports.settings.publicUrl.origin) return at
      const cookie = [...this.#foreign].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
      keep(this.#foreign, response)
      const location = response.headers.get('location')
      if (!location) throw new Error(`${at.href} answers ${response.status}: ${await response.text()}`)
      at = new URL(location, at)
    }
    throw new Error('the other site never sends the browser back')
  }

  /** Comes back from another site, without cookies; answers what our page is to finish with. */
  async arrive(at: URL | string, form?: Readonly<Record<string, string>>): Promise<string> {
    const url = new URL(at, this.#server.ports.settings.publicUrl)
    const response = await this.#server.fetch(url.pathname + url.search, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site', ...(form && { origin: 'https://identityProvider.test' }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const page = new URL(response.headers.get('location') ?? 'http://nowhere.test')
    return page.searchParams.get('answer') ?? page.pathname + page.search
  }

  finish(answer: string): Promise<Answer> {
    return this.post('/v1/identity/sso/finish', { answer })
  }
}

function keep(jar: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
    jar.set(name, value)
  }
}
