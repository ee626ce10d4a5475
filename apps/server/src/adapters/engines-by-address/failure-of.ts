import { EngineError, type FaultOfAddress } from '@vireo/engines'
import { OutboundError, type OutboundFailure } from '../../ports/outbound.ts'

/** Which failures pass by themselves. */
const passing: ReadonlySet<FaultOfAddress> = new Set<FaultOfAddress>([
  'unreachable',
  'rate_limited',
  'unavailable',
  'timed_out',
  'cut_off',
  'resting',
])

/** Makes the failure of an engine by address; its sentence may be shown to people. */
export function addressFailure(kind: FaultOfAddress, message: string, cause?: unknown): EngineError {
  return new EngineError(kind, message, { cause, retryable: passing.has(kind) })
}

type Meaning = { readonly kind: FaultOfAddress; readonly sentence: (host: string) => string }

const meanings: Readonly<Record<OutboundFailure, Meaning>> = {
  'bad-url': {
    kind: 'refused',
    sentence: (host) => `${host} may not be asked: its address has to begin with https://.`,
  },
  refused: {
    kind: 'refused',
    sentence: (host) => `${host} may not be asked. Whoever runs this instance can allow private hosts by name.`,
  },
  unresolved: { kind: 'unreachable', sentence: (host) => `${host} was not found.` },
  unreachable: { kind: 'unreachable', sentence: (host) => `${host} could not be reached.` },
  timeout: { kind: 'timed_out', sentence: (host) => `${host} took too long to answer.` },
  'too-large': { kind: 'too_large', sentence: (host) => `${host} answered more than is taken.` },
  redirects: { kind: 'rejected', sentence: (host) => `${host} leads to another address.` },
  'cut-off': { kind: 'cut_off', sentence: (host) => `${host} ended its answer in the middle.` },
}

/** Converts why an address did not answer; everything else stays as it is. */
export function failureOfOutbound(error: unknown, host: string): unknown {
  if (!(error instanceof OutboundError)) return error
  const { kind, sentence } = meanings[error.reason]
  return addressFailure(kind, sentence(host), error)
}

/** Says what a status means that is no success. `said` is what the server wrote about it, without secrets. */
export function failureOfStatus(status: number, host: string, said: string | undefined): EngineError {
  if (status === 401) return addressFailure('unauthorized', `${host} does not accept the key.`)
  if (status === 403) return addressFailure('unauthorized', `${host} does not allow this with the key.`)
  if (status === 429) return addressFailure('rate_limited', `${host} is asked too often at the moment.`)
  if (status >= 500) return addressFailure('unavailable', `${host} has a problem of its own (status ${status}).`)
  if (status >= 300 && status < 400)
    return addressFailure('rejected', `${host} leads to another address. Enter the one that it leads to.`)
  const why = said === undefined ? `status ${status}` : `status ${status}: ${said}`
  return addressFailure('rejected', `${host} does not take this request (${why}).`)
}
