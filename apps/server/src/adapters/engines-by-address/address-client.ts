import { setTimeout as delay } from 'node:timers/promises'
import { EngineError, type FaultOfAddress } from '@vireo/engines'
import { type AddressEngine, hostOf } from '../../ports/address-engines.ts'
import { OutboundError, type Outbound, type OutboundStream } from '../../ports/outbound.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { addressFailure, failureOfOutbound, failureOfStatus } from './failure-of.ts'
import { readAll } from './read-answer.ts'
import { RequestSlots } from './request-slots.ts'
import { scrubbed } from './scrubbed.ts'

export type AddressRequest = {
  readonly method?: 'GET' | 'POST'
  /** Below the engine's address: `/audio/speech`. */
  readonly path: string
  readonly body?: string | Uint8Array
  readonly contentType?: string
  readonly maxBytes: number
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
  /** Whose it is: owners take turns. */
  readonly owner?: string | undefined
  /** Servers of sounds and music read the key where the field has it. */
  readonly keyHeader?: 'xi-api-key'
}

export type AddressClientParts = {
  readonly outbound: Pick<Outbound, 'open'>
  /** Milliseconds that only ever grow. */
  readonly now: () => number
}

/** What is waited for before something that was certainly not done is asked once more. */
const patienceMsMax = 3000
const usualPatienceMs = 500
const refusalBytesMax = 16_384
/** What says that a server is in trouble, rather than that it dislikes a request. */
const troubles: ReadonlySet<string> = new Set<FaultOfAddress>([
  'unreachable',
  'unauthorized',
  'unavailable',
  'garbled',
  'too_large',
  'timed_out',
  'cut_off',
])

type Seen = {
  /** By owner: what one of them sends may be what an engine fails at. */
  readonly breakers: Map<string, CircuitBreaker>
  readonly slots: RequestSlots
  readonly concurrency: number
}

/**
 * Sends requests to engines: so many at a time, none of an owner to one that fails for it again and again, and once more
 * only where the first certainly was not begun with, so that nobody pays twice.
 */
export class AddressClient {
  readonly #parts: AddressClientParts
  readonly #seen = new Map<string, Seen>()

  constructor(parts: AddressClientParts) {
    this.#parts = parts
  }

  /** Tells whether an engine is left alone, for whomever it fails. */
  isResting(engine: AddressEngine): boolean {
    return [...this.#of(engine).breakers.values()].some(({ waitMs }) => waitMs > 0)
  }

  forget(id: string): void {
    this.#seen.delete(id)
  }

  /** Asks, and has the answer read by `read` before the place is given back. Rejects with EngineError. */
  async ask<Result>(
    engine: AddressEngine,
    request: AddressRequest,
    read: (answer: OutboundStream) => Promise<Result>,
  ): Promise<Result> {
    const { owner = '' } = request
    const { breakers, slots } = this.#of(engine)
    const breaker = this.#breakerIn(breakers, owner)
    if (breaker.state === 'open') throw this.#resting(engine, breaker)
    const deadline = AbortSignal.timeout(request.timeoutMs ?? engine.timeoutMs)
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline
    const leave = await this.#enter(slots, signal, { deadline, host: hostOf(engine), owner })
    try {
      if (!breaker.admits()) throw this.#resting(engine, breaker)
      const result = await this.#askAndRead(engine, { ...request, signal }, read)
      breaker.succeeded()
      return result
    } catch (error) {
      const failure = request.signal?.aborted ? request.signal.reason : failureWithin(deadline, error, hostOf(engine))
      this.#note(breaker, failure)
      throw failure
    } finally {
      leave()
    }
  }

  async #enter(
    slots: RequestSlots,
    signal: AbortSignal,
    { deadline, host, owner }: { readonly deadline: AbortSignal; readonly host: string; readonly owner: string },
  ): Promise<() => void> {
    try {
      return await slots.enter(owner, signal)
    } catch (error) {
      throw failureWithin(deadline, error, host)
    }
  }

  #note(breaker: CircuitBreaker, failure: unknown): void {
    if (!(failure instanceof EngineError)) return breaker.unclear()
    if (failure.kind === 'resting') return
    if (troubles.has(failure.kind)) breaker.failed()
    else if (failure.kind === 'rejected') breaker.succeeded()
    else breaker.unclear()
  }

  #breakerIn(breakers: Map<string, CircuitBreaker>, owner: string): CircuitBreaker {
    const known = breakers.get(owner)
    if (known) return known
    const breaker = new CircuitBreaker(this.#parts.now)
    breakers.set(owner, breaker)
    return breaker
  }

  async #askAndRead<Result>(
    engine: AddressEngine,
    request: AddressRequest,
    read: (answer: OutboundStream) => Promise<Result>,
  ): Promise<Result> {
    let answer = await this.#open(engine, request, true)
    const patienceMs = patienceOf(answer)
    if (patienceMs !== undefined) {
      answer.close()
      await delay(patienceMs, undefined, { signal: request.signal ?? undefined })
      answer = await this.#open(engine, request, false)
    }
    try {
      if (answer.status < 200 || answer.status > 299) throw await refusalOf(answer, engine)
      return await read(answer)
    } finally {
      answer.close()
    }
  }

  /** A connection that never came about cost nobody anything: it is tried once more. */
  async #open(engine: AddressEngine, request: AddressRequest, mayTryAgain: boolean): Promise<OutboundStream> {
    const { method = 'POST', path, body, contentType = 'application/json', maxBytes, signal, keyHeader } = request
    const headers = {
      ...(engine.key !== undefined && { authorization: `Bearer ${engine.key}` }),
      ...(engine.key !== undefined && keyHeader && { [keyHeader]: engine.key }),
      ...(body !== undefined && { 'content-type': contentType, 'content-length': String(Buffer.byteLength(body)) }),
    }
    const options = { method, headers, maxBytes, timeoutMs: request.timeoutMs ?? engine.timeoutMs }
    try {
      return await this.#parts.outbound.open(`${engine.address}${path}`, {
        ...options,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      })
    } catch (error) {
      if (mayTryAgain && wasNeverConnected(error)) return this.#open(engine, request, false)
      throw error
    }
  }

  #of({ id, concurrency }: AddressEngine): Seen {
    const known = this.#seen.get(id)
    if (known?.concurrency === concurrency) return known
    const breakers = known?.breakers ?? new Map<string, CircuitBreaker>()
    const seen = { breakers, concurrency, slots: new RequestSlots(concurrency) }
    this.#seen.set(id, seen)
    return seen
  }

  #resting(engine: AddressEngine, breaker: CircuitBreaker): EngineError {
    const seconds = Math.max(1, Math.ceil(breaker.waitMs / 1000))
    const again = `It is tried again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
    return addressFailure('resting', `${hostOf(engine)} failed again and again. ${again}`)
  }
}

/** Names a failure; what the end of the time for a request broke off took too long. */
function failureWithin(deadline: AbortSignal, error: unknown, host: string): unknown {
  const failure = failureOfOutbound(error, host)
  if (failure instanceof EngineError || !deadline.aborted) return failure
  return addressFailure('timed_out', `${host} took too long to answer.`, error)
}

/** Returns how long to wait before asking again; undefined where asking again would be of no use, or might be paid twice. */
function patienceOf({ status, headers }: OutboundStream): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const { 'retry-after': said } = headers
  // Without a word about when, an overloaded server is left alone; a limit of requests passes.
  if (said === undefined) return status === 429 ? usualPatienceMs : undefined
  const ms = /^\d+$/.test(said) ? 1000 * Number(said) : Date.parse(said) - Date.now()
  return Number.isFinite(ms) && ms <= patienceMsMax ? Math.max(0, ms) : undefined
}

async function refusalOf(answer: OutboundStream, engine: AddressEngine): Promise<EngineError> {
  const text = await readAll(answer, refusalBytesMax).then(
    (bytes) => bytes.toString('utf8'),
    () => '',
  )
  return failureOfStatus(answer.status, hostOf(engine), scrubbed(text, engine.key))
}

/** Tells whether a request never left: the other side did not take the connection. */
function wasNeverConnected(error: unknown): boolean {
  if (!(error instanceof OutboundError) || error.reason !== 'unreachable') return false
  const { cause } = error
  return cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect'
}
