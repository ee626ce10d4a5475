import { api } from '@vireo/contracts'
import type { Endpoint, ErrorBody } from '@vireo/contracts/kit'
import { tokenEndpoints } from '@vireo/contracts/identity'
import { usersEndpoints } from '@vireo/contracts/users'
import type { BrowserContext, Route } from '@playwright/test'
import { leastAnswer } from '../../kit/testing/least-answer.testing.ts'
import { answer, type FakeAnswer } from '../../kit/testing/states.testing.ts'

/** Where the page believes to be; nothing ever goes there. */
export const origin = 'https://vireo.example'

const endpoints = [...Object.values(api).flatMap((slice): Endpoint[] => Object.values(slice)), ...tokenList()]

/** A server of the endpoints that the contracts declare, which answers as the test says. */
export type FakeServer = {
  /** What was asked, oldest first. */
  readonly asked: { readonly endpoint: Endpoint; readonly url: URL; readonly body: string | null }[]
  /** Questions that are no endpoint of the contracts. */
  readonly strange: string[]
  /** Lets these endpoints answer so from now on. */
  readonly answerWith: (answers: readonly FakeAnswer[]) => void
  /** Lets these endpoints fail from now on. */
  readonly failAt: (failing: readonly Endpoint[], status?: number, message?: string) => void
  /** Lets these endpoints answer no more until `answerAll`. */
  readonly holdAt: (held: readonly Endpoint[]) => void
  /** Everything is answered again, also what was held. */
  readonly answerAll: () => void
}

/** Puts itself between the pages of a browser and the network, which is asked for nothing any more. */
export async function fakeServer(
  context: BrowserContext,
  { signedOut = false, answers = [] }: { readonly signedOut?: boolean; readonly answers?: readonly FakeAnswer[] } = {},
): Promise<FakeServer> {
  const bodies = new Map<string, unknown>([...usual, ...answers].map(({ endpoint, body }) => [endpoint.id, body]))
  const failures = new Map<string, { readonly status: number; readonly message: string }>()
  const held = new Set<string>()
  const waiting: (() => Promise<void>)[] = []
  const server: FakeServer = {
    asked: [],
    strange: [],
    answerWith: (more) => more.forEach(({ endpoint, body }) => bodies.set(endpoint.id, body)),
    failAt: (failing, status = 500, message = 'The server stumbled.') =>
      failing.forEach(({ id }) => failures.set(id, { status, message })),
    holdAt: (these) => these.forEach(({ id }) => held.add(id)),
    answerAll: () => {
      failures.clear()
      held.clear()
      for (const go of waiting.splice(0)) void go()
    },
  }
  if (signedOut) failures.set(tokenEndpoints.refreshToken.id, { status: 401, message: 'Nobody is signed in.' })

  async function reply(route: Route, endpoint: Endpoint): Promise<void> {
    const failure = failures.get(endpoint.id)
    if (failure) return route.fulfill({ status: failure.status, json: envelope(failure.message) })
    if (bodies.has(endpoint.id))
      return route.fulfill({ status: endpoint.success.status, json: bodies.get(endpoint.id) })
    if ('bytes' in endpoint.success) return route.fulfill({ contentType: endpoint.success.bytes[0] ?? '', body: '' })
    if ('lines' in endpoint.success) return route.fulfill({ contentType: 'application/x-ndjson', body: '' })
    return route.fulfill({ status: endpoint.success.status, json: leastAnswer(endpoint.success.schema) })
  }

  await context.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const file = builtFile(url.pathname)
    if (url.origin === origin && request.resourceType() === 'document') return route.fulfill({ path: builtPage })
    if (url.origin === origin && file !== undefined) return route.fulfill({ path: file })
    const endpoint = endpoints.find((one) => one.method === request.method() && isAt(one, url.pathname))
    if (url.origin !== origin || !endpoint) {
      server.strange.push(`${request.method()} ${url.href}`)
      return route.fulfill({ status: 404, json: envelope('There is nothing here.') })
    }
    server.asked.push({ endpoint, url, body: request.postData() })
    if (held.has(endpoint.id)) waiting.push(() => reply(route, endpoint))
    else await reply(route, endpoint)
  })
  return server
}

const builtPage = 'dist/web/index.html'

function builtFile(path: string): string | undefined {
  return /^\/assets\/|^\/[a-z]+\.(js|svg)$/u.test(path) ? `dist/web${path}` : undefined
}

/** The literal path wins over one with parameters, as on the server: the list is in that order. */
function isAt({ path }: Endpoint, asked: string): boolean {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/:[a-z_]+/gu, '[^/]+')
  return new RegExp(`^${pattern}$`, 'u').test(asked)
}

function tokenList(): Endpoint[] {
  return Object.values(tokenEndpoints)
}

function envelope(message: string): ErrorBody {
  const detail = { type: 'internal_error', code: 'internal_error', status: 'internal_error', param: null }
  return { detail: { ...detail, message, request_id: 'req_of_the_test' } }
}

/** What every screen hears about who is here. */
const usual: readonly FakeAnswer[] = [
  answer(tokenEndpoints.refreshToken, {
    access_token: 'token',
    expires_in: 600,
    user_id: 'user_1',
    email_verified: true,
  }),
  answer(usersEndpoints.get, { first_name: 'Ada', is_onboarding_completed: true }),
]
endpoints.sort((a, b) => a.path.split(':').length - b.path.split(':').length)
