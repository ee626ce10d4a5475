import { hash } from 'node:crypto'
import { CrowdedError, FairRunner } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { type Networks, networksOf, networkTimes, widestOf } from '#kernel/network/networks.ts'
import { countAttempt, forgiveAttempt } from './attempt-store.ts'

const minuteMs = 60_000

/**
 * Attempts at the same account, or of the same network, wait for each other in the database anyway. They do so here, one at a
 * time with the networks taking turns, so that they do not hold the connections that everybody’s credits are reserved with.
 */
const line = new FairRunner({ running: 1, waiting: 500 })
/** Who waited for so long is told to come again, as where the database does not answer. */
const patienceMs = 5000

/**
 * How often something may be tried in a window: for one account (or recipient) from one network address, or from a
 * device that has signed in to it before; from one network address; and for one account from everywhere together.
 * Strangers use up their own attempts, not those of the account's owner; the last number only bounds guessing from many
 * places.
 */
export const attemptLimits = {
  signIn: { windowMs: 10 * minuteMs, perSubject: 10, perAddress: 100, perSubjectAnywhere: 100 },
  signUp: { windowMs: 60 * minuteMs, perSubject: 10, perAddress: 60, perSubjectAnywhere: 60 },
  setUpCode: { windowMs: 10 * minuteMs, perSubject: 10, perAddress: 20, perSubjectAnywhere: 100 },
  accountMail: { windowMs: 60 * minuteMs, perSubject: 5, perAddress: 60, perSubjectAnywhere: 30 },
  secondFactor: { windowMs: 15 * minuteMs, perSubject: 5, perAddress: 60, perSubjectAnywhere: 5 },
  phoneSetUp: { windowMs: 24 * 60 * minuteMs, perSubject: 10, perAddress: 30, perSubjectAnywhere: 10 },
  promoCode: { windowMs: 10 * minuteMs, perSubject: 20, perAddress: 100, perSubjectAnywhere: 20 },
  actionCode: { windowMs: 10 * minuteMs, perSubject: 30, perAddress: 60, perSubjectAnywhere: 30 },
  sharePassword: { windowMs: 10 * minuteMs, perSubject: 10, perAddress: 100, perSubjectAnywhere: 200 },
  shareReport: { windowMs: 60 * minuteMs, perSubject: 3, perAddress: 30, perSubjectAnywhere: 60 },
  /** Addresses of a site that nobody knew before, each of which its server is asked for. */
  visitedPage: { windowMs: 60 * minuteMs, perSubject: 20, perAddress: 100, perSubjectAnywhere: 100 },
  /** Short texts that somebody without an account hears; those that failed are not counted. */
  landingSpeech: { windowMs: 24 * 60 * minuteMs, perSubject: 3, perAddress: 3, perSubjectAnywhere: 100_000 },
  /** Messages of somebody outside to whoever runs the instance. */
  contact: { windowMs: 24 * 60 * minuteMs, perSubject: 5, perAddress: 5, perSubjectAnywhere: 200 },
  /** Short texts of everybody without an account together; beyond it a captcha is asked for. */
  landingCrowd: { windowMs: 60 * minuteMs, perSubject: 1000, perAddress: 1000, perSubjectAnywhere: 60 },
  /** Each of them may be a day's sound to be made. */
  workRelease: { windowMs: 24 * 60 * minuteMs, perSubject: 50, perAddress: 500, perSubjectAnywhere: 50 },
  /** The payment provider keeps its fee of each, also where author and buyer go in circles. */
  saleRefund: { windowMs: 24 * 60 * minuteMs, perSubject: 20, perAddress: 200, perSubjectAnywhere: 20 },
  /** Who applies for the impact program needs no account. */
  impactApplication: { windowMs: 24 * 60 * minuteMs, perSubject: 5, perAddress: 5, perSubjectAnywhere: 5 },
  /** Some events of a visit at once, of a browser that may be counted. */
  visit: { windowMs: 10 * minuteMs, perSubject: 60, perAddress: 300, perSubjectAnywhere: 60 },
  /** Each is listened to for a second or two. */
  classification: { windowMs: 60 * minuteMs, perSubject: 60, perAddress: 200, perSubjectAnywhere: 60 },
  /** The same for people without an account. */
  verification: { windowMs: 60 * minuteMs, perSubject: 10, perAddress: 10, perSubjectAnywhere: 2000 },
  /** What engines hear or translate for somebody who works on a task; the subject is the task. */
  taskHelp: { windowMs: 60 * minuteMs, perSubject: 120, perAddress: 3000, perSubjectAnywhere: 120 },
  /** Who gives tasks up again and again only keeps them from others. */
  taskGivenUp: { windowMs: 24 * 60 * minuteMs, perSubject: 20, perAddress: 400, perSubjectAnywhere: 20 },
  inviteMail: { windowMs: 24 * 60 * minuteMs, perSubject: 200, perAddress: 1000, perSubjectAnywhere: 200 },
} as const

export type AttemptKind = keyof typeof attemptLimits

export type Attempt = {
  /** It was no guess: the account's count begins anew, and the address is not charged. */
  succeeded(): Promise<void>
  /** Nothing was tried after all: nobody is charged. */
  withdrawn(): Promise<void>
}

/**
 * Counts an attempt before its work begins, in the database that all nodes share, so that no number of them at once
 * exceeds the limit. Throws `too_many_attempts`. Loopback is not counted as an address: it is this machine, or a proxy
 * that does not say whom it speaks for.
 */
export async function beginAttempt(
  ctx: Context,
  kind: AttemptKind,
  subject: string,
  deviceId?: string,
): Promise<Attempt> {
  const { windowMs, perSubject, perSubjectAnywhere } = attemptLimits[kind]
  const hashed = hash('sha256', subject, 'hex')
  const networks = networksCounted(ctx)
  const place =
    deviceId === undefined ? `account:${hashed}:${networks?.address ?? 'local'}` : `device:${hashed}:${deviceId}`
  const own = `${kind}:${place}`
  // Who has been here before is not kept out by what others try.
  const anywhere = deviceId === undefined ? [`${kind}:anywhere:${hashed}`] : []
  const perNetwork = countersOf(kind, networks)
  const address = perNetwork.map(([name]) => name)
  const limits = new Map([
    [own, perSubject],
    ...anywhere.map((name): [string, number] => [name, perSubjectAnywhere]),
    ...perNetwork,
  ])
  const counters = await inTurn(ctx, () => countAttempt(ctx, [...limits.keys()], windowMs)).catch(refused)
  const beyond = counters.filter(({ name, attempts }) => attempts > (limits.get(name) ?? 0))
  if (beyond.length > 0) {
    // What was refused is no attempt: it must not use up what others share with whoever asked.
    await forgive(ctx, [], [...anywhere, ...address])
    const endsAtMs = Math.max(...beyond.map((counter) => counter.window_ends_at.getTime()))
    throw new AppError('too_many_attempts', { retryAfterSeconds: (endsAtMs - ctx.now().getTime()) / 1000 })
  }
  return {
    succeeded: () => forgive(ctx, [own], [...anywhere, ...address]),
    withdrawn: () => forgive(ctx, [], [own, ...anywhere, ...address]),
  }
}

/**
 * Waits for its turn, but never with what a transaction holds: whoever is under way might wait for that. Rejects with
 * CrowdedError, and with the reason of a signal that is aborted after a while.
 */
function inTurn<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  return ctx.db.inTransaction ? work() : line.run(hasherOf(ctx), work, AbortSignal.timeout(patienceMs))
}

/** Tells whether something had no turn; what it was to do was not begun. */
function hadNoTurn(error: unknown): boolean {
  return error instanceof CrowdedError || (error instanceof DOMException && error.name === 'TimeoutError')
}

/** Takes back what was counted, where there is no room in the line at once: it must not stay counted. */
async function forgive(ctx: Context, forgotten: readonly string[], forgiven: readonly string[]): Promise<void> {
  const work = () => forgiveAttempt(ctx, forgotten, forgiven)
  await inTurn(ctx, work).catch((error: unknown) => {
    if (!hadNoTurn(error)) throw error
    return work()
  })
}

function refused(error: unknown): never {
  if (hadNoTurn(error)) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 5 })
  throw error
}

/** Returns whom the work of hashing a password is charged to: the caller's widest network, or `local`. */
export function hasherOf(ctx: Context): string {
  const networks = networksCounted(ctx)
  return networks ? widestOf(networks) : 'local'
}

/** Returns the networks that the caller's attempts count under; undefined for loopback. */
function networksCounted({ client }: Context): Networks | undefined {
  const networks = networksOf(client.address)
  const isLocal = client.address === '' || client.address === '::1' || networks.address.startsWith('127.')
  return isLocal ? undefined : networks
}

/** Lists the counters that an attempt counts under by where it comes from, each with its limit. */
function countersOf(kind: AttemptKind, networks: Networks | undefined): [string, number][] {
  const { perAddress } = attemptLimits[kind]
  return Object.entries(networks ?? {}).map(([width, network]) => [
    `${kind}:address:${network}`,
    perAddress * networkTimes[width as keyof Networks],
  ])
}
