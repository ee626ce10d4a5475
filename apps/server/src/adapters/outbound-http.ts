import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { OutboundError, type Outbound, type OutboundAnswer, type OutboundRequest } from '../ports/outbound.ts'
import { isPublicAddress } from './public-address.ts'
import { boundBlocks, pourBody, readBody } from './read-body.ts'

export type OutboundOptions = {
  /** Hosts that may be asked whatever their address is, over plain HTTP too: `name`, or `name:port`. */
  readonly namedHosts?: readonly string[]
  /** The name under which people reach this instance: nobody lets it ask itself, by another name neither. */
  readonly ownHost?: string
  /** Hears, once, that nobody knows `ownHost`: then this instance cannot be told by its addresses. */
  readonly onOwnHostUnknown?: (error: unknown) => void
  /** Every address of a host. The machine's own resolver when absent. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>
}

type Resolve = NonNullable<OutboundOptions['resolve']>
type Target = { readonly url: URL; readonly address: string; readonly family: 4 | 6 }

const defaultTimeoutMs = 10_000
const defaultMaxBytes = 1_048_576
/** More answers ahead of the answer (1xx) are sent by nobody who means to answer. */
const informationMax = 16
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * Creates a client that sends requests to public addresses alone. A name is resolved once, every address it has must be
 * public, and the connection goes to the address that was checked, so that a second answer of the resolver changes
 * nothing.
 */
export function createOutbound({
  namedHosts = [],
  ownHost,
  onOwnHostUnknown,
  resolve = resolveByMachine,
}: OutboundOptions = {}): Outbound {
  const ownAddresses = ownAddressesOf(ownHost, resolve, onOwnHostUnknown)
  const named = new Set(namedHosts.map((host) => host.toLowerCase()))
  const locate = (text: string, allowHttp: boolean) =>
    findTarget(text, { named, ownHost, ownAddresses, resolve, allowHttp })
  return {
    async assertAllowed(url, { allowHttp = false } = {}) {
      await within(AbortSignal.timeout(defaultTimeoutMs), locate(url, allowHttp))
    },
    async request(url, options = {}) {
      const signal = signalOf(options)
      return within(signal, answerOf(await follow(url, options, { locate, signal }), options))
    },
    async open(url, options = {}) {
      const { maxBytes = defaultMaxBytes } = options
      const signal = signalOf(options)
      const { target, response } = await follow(url, options, { locate, signal })
      const body = pourBody(response, { host: target.url.host, maxBytes, deadline: signal })
      return { ...headOf(target, response), body, close: () => void response.destroy() }
    },
  }
}

function signalOf({ timeoutMs = defaultTimeoutMs, signal }: OutboundRequest): AbortSignal {
  const deadline = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([deadline, signal]) : deadline
}

type Reached = { readonly target: Target; readonly response: http.IncomingMessage }
type Following = {
  readonly locate: (url: string, allowHttp: boolean) => Promise<Target>
  readonly signal: AbortSignal
}

/** Asks an address, and where it leads on to, as often as that is allowed; every one is checked. Throws `OutboundError`. */
async function follow(url: string, options: OutboundRequest, { locate, signal }: Following): Promise<Reached> {
  const { redirects = 0, allowHttp = false } = options
  let at = url
  for (let followed = 0; followed <= redirects; followed++) {
    const target = await within(signal, locate(at, allowHttp))
    // What was said to one host is not said to another.
    const isSameHost = target.url.origin === new URL(url).origin
    const response = await within(signal, send(target, isSameHost ? options : { ...options, headers: {} }, signal))
    let isKept = false
    try {
      const next = redirectOf(headOf(target, response), options)
      isKept = next === undefined
      if (next === undefined) return { target, response }
      at = next
    } finally {
      // Nobody reads what stands beside a redirect; an error without a listener would end the process.
      if (!isKept) response.on('error', () => undefined).destroy()
    }
  }
  throw new OutboundError('redirects')
}

/** Resolves where a GET that follows redirects goes next; undefined when this answer is final. Throws `bad-url`. */
function redirectOf(
  answer: Omit<OutboundAnswer, 'body'>,
  { method = 'GET', redirects = 0 }: OutboundRequest,
): string | undefined {
  const { location } = answer.headers
  if (redirects === 0 || method !== 'GET' || !redirectStatuses.has(answer.status) || location === undefined) return
  if (!URL.canParse(location, answer.url)) throw new OutboundError('bad-url')
  return new URL(location, answer.url).href
}

type Rules = {
  readonly named: ReadonlySet<string>
  readonly ownHost: string | undefined
  readonly ownAddresses: () => Promise<readonly string[]>
  readonly resolve: Resolve
  readonly allowHttp: boolean
}

async function findTarget(text: string, { named, ownHost, ownAddresses, resolve, allowHttp }: Rules): Promise<Target> {
  if (!URL.canParse(text)) throw new OutboundError('bad-url')
  const url = new URL(text)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const isNamed = named.has(url.hostname) || named.has(`${url.hostname}:${url.port || defaultPort(url)}`)
  const scheme = url.protocol === 'https:' || (url.protocol === 'http:' && (allowHttp || isNamed))
  if (!scheme || hostname === '' || url.username !== '' || url.password !== '') throw new OutboundError('bad-url')
  if (!isNamed && url.hostname.replace(/\.$/, '') === ownHost) throw new OutboundError('refused')
  const [addresses, own] = await Promise.all([
    resolveAll(resolve, hostname),
    isNamed ? Promise.resolve<readonly string[]>([]) : ownAddresses(),
  ])
  const [address] = addresses
  if (address === undefined) throw new OutboundError('unresolved')
  if (!isNamed && !addresses.every((one) => isPublicAddress(one) && !own.includes(one)))
    throw new OutboundError('refused')
  return { url, address, family: isIP(address) === 6 ? 6 : 4 }
}

async function resolveAll(resolve: Resolve, hostname: string): Promise<readonly string[]> {
  if (isIP(hostname) !== 0) return [inOneSpelling(hostname)]
  try {
    return (await resolve(hostname)).map(inOneSpelling)
  } catch (error) {
    throw new OutboundError('unresolved', error)
  }
}

/**
 * Answers the addresses of this instance. While its host name cannot be resolved there are none, and `onUnknown` is
 * called once to tell the operator.
 */
function ownAddressesOf(host: string | undefined, resolve: Resolve, onUnknown?: (error: unknown) => void) {
  let isTold = false
  return async (): Promise<readonly string[]> => {
    if (host === undefined) return []
    try {
      return await resolveAll(resolve, host.replace(/^\[|\]$/g, ''))
    } catch (error) {
      if (!isTold) onUnknown?.(error)
      isTold = true
      return []
    }
  }
}

/** Normalizes an IPv6 address, which has many spellings; others stay as they are. */
function inOneSpelling(address: string): string {
  return isIP(address) === 6 && URL.canParse(`http://[${address}]`)
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : address
}

async function resolveByMachine(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true, verbatim: false })
  return found.map(({ address }) => address)
}

async function answerOf({ target, response }: Reached, options: OutboundRequest): Promise<OutboundAnswer> {
  const { maxBytes = defaultMaxBytes, cutsBody = false } = options
  try {
    const body = await readBody(response, { host: target.url.host, maxBytes, cutsBody })
    return { ...headOf(target, response), body }
  } catch (error) {
    throw error instanceof OutboundError ? error : unreachable(error)
  }
}

function headOf({ url }: Target, response: http.IncomingMessage): Omit<OutboundAnswer, 'body'> {
  return { status: response.statusCode ?? 0, headers: flat(response.headers), url: url.href }
}

function send(
  { url, address, family }: Target,
  { method = 'GET', headers = {}, body }: OutboundRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  return new Promise((answered, failed) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = request(url, {
      method,
      // A connection of its own: no pool, so that no later request travels to an address that nobody checked.
      agent: false,
      headers: { 'user-agent': 'Vireo', accept: '*/*', 'accept-encoding': 'identity', ...headers },
      lookup: alwaysFound(address, family),
      signal,
    })
    sent.on('error', (error) => failed(signal.aborted ? new OutboundError('timeout', error) : unreachable(error)))
    let information = 0
    sent.on('information', () => {
      if (++information > informationMax) sent.destroy(new Error('only informational answers'))
    })
    sent.on('response', (response) => {
      boundBlocks(response)
      answered(response)
    })
    sent.end(body)
  })
}

/** Creates a DNS lookup that always answers the given address. */
function alwaysFound(address: string, family: 4 | 6): LookupFunction {
  return (_hostname, { all }, tell) => {
    if (all) tell(null, [{ address, family }])
    else tell(null, address, family)
  }
}

const unreachable = (error: unknown) => new OutboundError('unreachable', error)

function flat(headers: http.IncomingHttpHeaders): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value])
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Record<string, string>
}

function defaultPort(url: URL): string {
  return url.protocol === 'https:' ? '443' : '80'
}

/** Waits for work, or throws `timeout` when the signal aborts first: not every resolver can be cancelled. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = (): void => undefined
  const late = new Promise<never>((_, fail) => {
    stop = () => fail(new OutboundError('timeout', signal.reason))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  late.catch(() => undefined)
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => signal.removeEventListener('abort', stop))
}
