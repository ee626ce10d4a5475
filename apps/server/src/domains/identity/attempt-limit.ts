import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { countAttempt, forgiveAttempt } from './attempt-store.ts'

const minuteMs = 60_000

/** How often something may be tried in a window: for one account (or recipient), and from one network address. */
export const attemptLimits = {
  signIn: { windowMs: 10 * minuteMs, perSubject: 10, perAddress: 100 },
  signUp: { windowMs: 60 * minuteMs, perSubject: 10, perAddress: 60 },
  accountMail: { windowMs: 60 * minuteMs, perSubject: 5, perAddress: 60 },
  secondFactor: { windowMs: 15 * minuteMs, perSubject: 5, perAddress: 60 },
  promoCode: { windowMs: 10 * minuteMs, perSubject: 20, perAddress: 100 },
  actionCode: { windowMs: 10 * minuteMs, perSubject: 30, perAddress: 60 },
} as const

export type AttemptKind = keyof typeof attemptLimits

export type Attempt = {
  /** It was no guess: the account's count begins anew, and the address is not charged. */
  succeeded(): Promise<void>
}

/**
 * Counts an attempt before its work begins, in the database that all nodes share, so that no number of them at
 * once gets more than the limit. Throws `too_many_attempts` beyond it. Loopback is not counted as an address: it is
 * this machine, or a proxy that does not say whom it speaks for.
 */
export async function beginAttempt(ctx: Context, kind: AttemptKind, subject: string): Promise<Attempt> {
  const { windowMs, perSubject, perAddress } = attemptLimits[kind]
  const account = `${kind}:account:${hash('sha256', subject, 'hex')}`
  const network = networkOf(ctx.client.address)
  const address = network === undefined ? [] : [`${kind}:address:${network}`]
  const counters = await countAttempt(ctx, [account, ...address], windowMs)
  const beyond = counters.filter(({ name, attempts }) => attempts > (name === account ? perSubject : perAddress))
  if (beyond.length > 0) {
    const endsAtMs = Math.max(...beyond.map((counter) => counter.window_ends_at.getTime()))
    throw new AppError('too_many_attempts', { retryAfterSeconds: (endsAtMs - ctx.now().getTime()) / 1000 })
  }
  return { succeeded: () => forgiveAttempt(ctx, [account], address) }
}

/** Whoever has an IPv6 address has at least the 2^64 that share its first half. */
function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '' || plain === '::1' || plain.startsWith('127.')) return undefined
  return isIPv6(plain) ? `${firstHalf(plain)}::/64` : plain
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const behind = tail === '' ? 0 : tail.split(':').length
    while (groups.length + behind < 8) groups.push('0')
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
