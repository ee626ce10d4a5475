import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { api } from '@vireo/contracts'
import type { Endpoint, ErrorBody } from '@vireo/contracts/kit'
import { tokenEndpoints } from '@vireo/contracts/identity'
import { usersEndpoints } from '@vireo/contracts/users'
import { leastAnswer } from '../../kit/testing/least-answer.testing.ts'
import { answer, type FakeAnswer } from '../../kit/testing/states.testing.ts'
import { builtFile, builtPage, type BuiltFile } from './built-web.testing.ts'
import { axe } from './look-for-barriers.testing.ts'

/** Where this server has what looks for barriers. */
export const axePath = '/axe.min.js'
const axeFile: BuiltFile = {
  bytes: new TextEncoder().encode(axe),
  headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
}

/** A server of the built web app and of the endpoints that the contracts declare, which answers as the test says. */
export type FakeServer = {
  readonly origin: string
  /** What was asked since `begin` and is no endpoint of the contracts. */
  readonly strange: string[]
  /** Forgets what a test said before, and answers so from now on. */
  readonly begin: (scene: Scene) => void
  /** Resolves once somebody asked what is held. */
  readonly whenHeld: () => Promise<void>
  /** Lets these endpoints fail from now on, also where they were held. */
  readonly failAt: (failing: readonly Endpoint[]) => void
  /** Everything is answered again. */
  readonly answerAll: () => void
  readonly close: () => Promise<void>
}

/** The status of an answer; 0 where none comes. */
export type Failure = 0 | 403 | 500

/** Who asks, and what they hear. */
export type Scene = {
  readonly signedOut: boolean
  readonly answers: readonly FakeAnswer[]
  /** These endpoints answer no more until `failAt` or `answerAll`. */
  readonly held: readonly Endpoint[]
  /** Everything fails so, but who is here. */
  readonly failing?: Failure
  /** Names, texts and addresses are as long as people may make them. */
  readonly longNames?: boolean
}

/** Starts a server on a port of this machine. A browser keeps the files of the web app, and asks for them once. */
export async function startFakeServer(): Promise<FakeServer> {
  const bodies = new Map<string, unknown>()
  const failures = new Map<string, number>()
  let everywhere: Failure | undefined
  let isLong = false
  const asTold = (body: unknown) => (isLong ? JSON.parse(JSON.stringify(body, lengthened)) : body)
  const held = new Set<string>()
  const strange: string[] = []
  let waiting: (() => void)[] = []
  let tellHeld = () => {}
  let firstHeld: Promise<void> = Promise.resolve()
  const release = () => {
    held.clear()
    for (const go of waiting.splice(0)) go()
  }

  function reply(response: ServerResponse, { id, success }: Endpoint): void {
    const failure = failures.get(id) ?? (saysWhoIsHere.has(id) ? undefined : everywhere)
    if (failure === 0) response.destroy()
    else if (failure !== undefined) sendJson(response, failure, envelope(...(answersOf[failure] ?? [''])))
    else if (bodies.has(id)) sendJson(response, success.status, asTold(bodies.get(id)))
    else if ('bytes' in success) response.writeHead(200, { 'content-type': success.bytes[0] ?? '' }).end()
    else if ('lines' in success) response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end()
    else sendJson(response, success.status, asTold(leastOf(id, success.schema)))
  }

  const http = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const kept = path === axePath ? axeFile : builtFile(path)
    const file = kept ?? (request.headers['sec-fetch-dest'] === 'document' ? builtPage() : undefined)
    if (file) return void response.writeHead(200, file.headers).end(file.bytes)
    // An instance that brings its mails to people keeps none.
    if (path === '/outbox') return void response.writeHead(404, {}).end()
    const endpoint = endpointOf(request, path)
    if (!endpoint) {
      strange.push(`${request.method} ${path}`)
      sendJson(response, 404, envelope('There is nothing here.'))
    } else if (held.has(endpoint.id)) {
      waiting.push(() => reply(response, endpoint))
      tellHeld()
    } else reply(response, endpoint)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    strange,
    begin: ({ signedOut, answers, held: these, failing, longNames = false }) => {
      waiting = []
      firstHeld = new Promise((resolve, reject) => {
        const deadline = setTimeout(() => reject(new Error('Nobody asked what is held.')), heldMs)
        tellHeld = () => {
          clearTimeout(deadline)
          resolve()
        }
      })
      firstHeld.catch(() => undefined)
      if (these.length === 0) tellHeld()
      held.clear()
      for (const { id } of these) held.add(id)
      failures.clear()
      everywhere = failing
      isLong = longNames
      bodies.clear()
      strange.length = 0
      for (const { endpoint, body } of [...usual, ...answers]) bodies.set(endpoint.id, body)
      if (signedOut) failures.set(tokenEndpoints.refreshToken.id, 401)
    },
    whenHeld: () => firstHeld,
    failAt: (these) => {
      for (const { id } of these) failures.set(id, 500)
      release()
    },
    answerAll: () => {
      everywhere = undefined
      for (const [id, status] of failures) if (status === 500) failures.delete(id)
      release()
    },
    close: () => {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()))
      http.closeAllConnections()
      return closed
    },
  }
}

/** The literal path wins over one with parameters, as on the server. */
const endpoints = [
  ...Object.values(api).flatMap((slice): Endpoint[] => Object.values(slice)),
  ...Object.values<Endpoint>(tokenEndpoints),
]
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/:[a-z_]+/gu, '[^/]+')}$`, 'u'),
  }))

function endpointOf({ method }: IncomingMessage, path: string): Endpoint | undefined {
  return endpoints.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
}

const heldMs = 30_000
const least = new Map<string, unknown>()

function leastOf(id: string, schema: Parameters<typeof leastAnswer>[0]): unknown {
  if (!least.has(id)) least.set(id, leastAnswer(schema))
  return least.get(id)
}

const named = /(^|_)(name|title|description|text|email|message)$/u
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'

/** Says the same with names as long as people may give them, some of which nothing breaks. */
function lengthened(key: string, value: unknown): unknown {
  return named.test(key) && typeof value === 'string' ? `${value} ${longWord} of a house by the sea ${longWord}` : value
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}

function envelope(message: string, code = 'internal_error'): ErrorBody {
  const detail = { type: code, code, status: code, param: null }
  return { detail: { ...detail, message, request_id: 'req_of_the_test' } }
}

const answersOf: Readonly<Record<number, Parameters<typeof envelope>>> = {
  401: ['Nobody is signed in.'],
  403: ['This takes the permission “Members, read”.', 'insufficient_permissions'],
  500: ['The server stumbled.'],
}

/** What every screen hears about who is here. */
const usual: readonly FakeAnswer[] = [
  answer(tokenEndpoints.refreshToken, {
    access_token: 'token',
    expires_in: 600,
    user_id: 'user_1',
    email_verified: true,
  }),
  answer(usersEndpoints.get, { first_name: 'Ada', is_email_verified: true, is_onboarding_completed: true }),
]
const saysWhoIsHere: ReadonlySet<string> = new Set(usual.map(({ endpoint }) => endpoint.id))
