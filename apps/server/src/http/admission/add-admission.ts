import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../kernel/clock.ts'
import { networksOf } from '../../kernel/network/networks.ts'
import type { Admission } from './admission.ts'
import { createBodyPace, type BodyPace } from './body-pace.ts'
import type { Lease } from './held.ts'
import { meteredBody, stepBytes } from './metered-body.ts'
import { OwnRequest } from '../turns/own-request.ts'
import type { Who } from './who.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request holds of the process; absent where nothing is counted. */
    holding: Holding | null
  }
  interface FastifyContextConfig {
    /** The body goes to temporary files, which are counted while they grow. */
    bodyToFiles?: boolean
    /** Declared in the contracts: every request to it counts, wherever it is. */
    isEndpoint?: boolean
  }
}

/** What a request holds until it is answered. */
export type Holding = {
  readonly admission: Admission
  /** For whom it is counted so far. */
  readonly who: Who
  /** Counts it for a caller who proved who they are. Throws `rate_limit_exceeded`. */
  join(caller: Who): void
  /** Holds something more until the request is over. */
  hold(lease: Lease): void
  /** What grows with its body while that arrives; absent where all of it is held already. */
  bodyRoom: Lease | undefined
  release(): void
}

export type AdmissionParts = {
  readonly admission: Admission
  readonly clock: Clock
  /** False where the peer is a proxy that does not say whom it speaks for: then everybody has its address. */
  readonly countsAddress: (request: FastifyRequest) => boolean
}

const slow = { limit: 'pace_of_request_bodies', scope: 'address' }
const sweepEveryMs = 1000
/** What of a refused body is still read, so that whoever sends it gets to read the answer. */
const lingerBytes = 1024 * 1024
const lingerMs = 5000
/** And at this pace: read faster, a quick sender reached the end of that before it read its answer, one time in seven. */
const lingerStepBytes = 64 * 1024
const lingerStepMs = 40

/**
 * What counts besides endpoints where it is only read. Pages of the web app and files are cheap, and a page that cannot load its script
 * helps nobody.
 */
const counted = /^\/+(v\d|admin|scim|source|openapi|docs|metrics|outbox)/

/** Admits each request only if there is room for it, before any of it is read. */
export function addAdmission(app: FastifyInstance, { admission, clock, countsAddress }: AdmissionParts): void {
  const pace = createBodyPace(admission.limits.bodyBytesPerSecondMin, clock, () => app.refusals.add(slow))
  const timer = setInterval(() => pace.sweep(), sweepEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.decorateRequest('holding', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (!counts(request)) {
      if (hasBody(request)) reply.raw.once('finish', () => readOnForAWhile(request))
      return done()
    }
    const who: Who = countsAddress(request) ? networksOf(request.ip) : {}
    admission.countRequest(who)
    const holding = new RequestHolding(admission, who)
    request.holding = holding
    // A socket is counted as one, for as long as it is open, by who opens it.
    if (becomesSocket(request)) return done()
    // Not `once`, for the sake of what V8 keeps: see ShortLivedSet.
    reply.raw.on('close', () => holding.release())
    holding.hold(admission.take('running', who))
    if (hasBody(request)) expectBody(request, reply, holding, pace)
    done()
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const room = request.holding?.bodyRoom
    if (room) done(null, meteredBody(request.raw, room))
    else done(null, payload)
  })
}

/** Tells whether the connection is handed over. A request that merely has an `upgrade` header is an ordinary one. */
function becomesSocket({ raw }: FastifyRequest): boolean {
  return 'upgrade' in raw && raw.upgrade === true
}

function counts({ method, routeOptions: { url = '', config } }: FastifyRequest): boolean {
  if (config.isEndpoint || (method !== 'GET' && method !== 'HEAD')) return true
  // By the route, not by the address: one may be written in many ways.
  return counted.test(url)
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function expectBody(request: FastifyRequest, reply: FastifyReply, holding: RequestHolding, pace: BodyPace): void {
  const { admission, who } = holding
  const open = admission.take('openBodies', who)
  holding.hold(open)
  request.raw.on('close', () => open.release())
  pace.watch(request.raw)
  reply.raw.once('finish', () => readOnForAWhile(request))
  if (request.routeOptions.config.bodyToFiles) return
  const most = request.routeOptions.bodyLimit ?? 0
  const announced = Number(request.headers['content-length'] ?? Infinity)
  // What its route does not read is refused before a byte of it is.
  if (announced !== Infinity && announced > most) return
  if (announced <= stepBytes) return holding.hold(admission.take('memoryBytes', who, announced))
  if (announced !== Infinity) admission.assertFits('memoryBytes', who, announced)
  holding.bodyRoom = admission.take('memoryBytes', who, stepBytes)
  holding.hold(holding.bodyRoom)
}

/**
 * Reads and discards the rest of a request for a limited time: a connection that is closed while the client still sends
 * loses the answer.
 */
function readOnForAWhile({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return
  const until = raw.socket.bytesRead + lingerBytes
  const end = setTimeout(() => raw.destroy(), lingerMs).unref()
  let pause: NodeJS.Timeout | undefined
  let nextPause = raw.socket.bytesRead + lingerStepBytes
  if (raw instanceof OwnRequest) raw.discard()
  raw.on('data', () => {
    const { bytesRead } = raw.socket
    if (bytesRead > until) return raw.destroy()
    if (bytesRead < nextPause) return
    nextPause = bytesRead + lingerStepBytes
    raw.pause()
    pause = setTimeout(() => raw.resume(), lingerStepMs).unref()
  })
  raw.once('close', () => {
    clearTimeout(end)
    clearTimeout(pause)
  })
}

class RequestHolding implements Holding {
  readonly admission: Admission
  who: Who
  bodyRoom: Lease | undefined
  readonly #leases: Lease[] = []

  constructor(admission: Admission, who: Who) {
    this.admission = admission
    this.who = who
  }

  join(caller: Who): void {
    this.admission.countCaller(caller, this.who)
    for (const lease of this.#leases) lease.join(caller)
    const { address, customer, site, credential, workspace } = this.who
    this.who = {
      address,
      customer,
      site,
      credential: caller.credential ?? credential,
      workspace: caller.workspace ?? workspace,
    }
  }

  hold(lease: Lease): void {
    this.#leases.push(lease)
  }

  release(): void {
    for (const lease of this.#leases) lease.release()
  }
}
