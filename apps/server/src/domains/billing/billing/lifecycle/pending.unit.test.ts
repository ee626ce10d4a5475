import { expect, test } from 'vitest'
import { cancelAtPeriodEnd, scheduleChange, unschedule, upgrade } from './change.ts'
import type { Billing, Step } from './state.ts'
import { aCard, aPlan, at, customer } from './testing.ts'
import { subscribe } from './subscribe.ts'

type Act = 'cancel' | 'downgrade' | 'free' | 'upgrade' | 'renew' | 'keep'
type Pending = 'none' | 'cancellation' | 'starter' | 'free'

const now = at('2026-04-10')
const acts: Readonly<Record<Act, (billing: Billing) => Step>> = {
  cancel: (billing) => cancelAtPeriodEnd(billing, now),
  downgrade: (billing) => scheduleChange(billing, { target: aPlan('starter'), discount: null }, now),
  free: (billing) => scheduleChange(billing, { target: 'free', discount: null }, now),
  upgrade: (billing) => upgrade(billing, { plan: aPlan('growing_business'), discount: null }, now, 'present'),
  renew: (billing) => unschedule(billing, 'cancellation', now),
  keep: (billing) => unschedule(billing, 'change', now),
}

/** What is scheduled after an act, by what was before: the later wish stands, and each is taken back by its own name. */
const after: Readonly<Record<Pending, Readonly<Record<Act, Pending | 'refused'>>>> = {
  none: {
    cancel: 'cancellation',
    downgrade: 'starter',
    free: 'free',
    upgrade: 'none',
    renew: 'refused',
    keep: 'refused',
  },
  cancellation: {
    cancel: 'cancellation',
    downgrade: 'starter',
    free: 'free',
    upgrade: 'none',
    renew: 'none',
    keep: 'refused',
  },
  starter: {
    cancel: 'cancellation',
    downgrade: 'starter',
    free: 'free',
    upgrade: 'none',
    renew: 'refused',
    keep: 'none',
  },
  free: { cancel: 'cancellation', downgrade: 'starter', free: 'free', upgrade: 'none', renew: 'refused', keep: 'none' },
}
/** The plan when the paid period is over. */
const becomes: Readonly<Record<Pending, string | undefined>> = {
  none: 'pro',
  cancellation: undefined,
  starter: 'starter',
  free: undefined,
}
const brings: Readonly<Record<Pending, readonly Act[]>> = {
  none: [],
  cancellation: ['cancel'],
  starter: ['downgrade'],
  free: ['free'],
}

function pendingOf({ subscription }: Billing): Pending {
  const pending = subscription?.pending
  if (!pending) return 'none'
  if (pending.kind === 'cancellation') return 'cancellation'
  return pending.target === 'free' ? 'free' : 'starter'
}

function customerWith(pending: Pending) {
  const person = customer('2026-04-01')
  const plan = aPlan('pro')
  person.take(subscribe(person.billing, { plan, discount: null, card: aCard() }, at('2026-04-01'), 'present'))
  for (const act of brings[pending]) person.take(acts[act](person.billing))
  return person
}

const lines = (Object.keys(after) as Pending[]).flatMap((before) =>
  (Object.keys(acts) as Act[]).map((act) => [before, act, after[before][act]] as const),
)

test.each(lines)('with %s scheduled, to %s leaves %s', (before, act, expected) => {
  const person = customerWith(before)
  if (expected === 'refused') {
    expect(() => acts[act](person.billing)).toThrow('Nothing is scheduled')
    expect(pendingOf(person.billing)).toBe(before)
    return
  }
  person.take(acts[act](person.billing))
  expect(pendingOf(person.billing)).toBe(expected)
  person.advanceTo('2026-05-01')
  expect(person.billing.subscription?.plan.tier).toBe(act === 'upgrade' ? 'growing_business' : becomes[expected])
  expect(pendingOf(person.billing)).toBe('none')
})
