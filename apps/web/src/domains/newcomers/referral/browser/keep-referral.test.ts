import { expect, test } from 'vitest'

import { keepReferral, storedReferral } from './keep-referral.ts'

const dayMs = 24 * 60 * 60 * 1000

function browserOf(kept: string | null = null) {
  let stored = kept
  let nowMs = 5000
  const deleted: string[] = []
  const timers: (readonly [atMs: number, ring: () => void])[] = []
  return {
    deleted,
    kept: () => stored,
    advance(durationMs: number) {
      nowMs += durationMs
      for (const [, ring] of timers.splice(0).filter(([atMs]) => atMs <= nowMs)) ring()
    },
    world: {
      storage: {
        getItem: () => stored,
        setItem: (_key: string, value: string) => void (stored = value),
        removeItem: () => void (stored = null),
      },
      nowMs: () => nowMs,
      after: (durationMs: number, ring: () => void) => void timers.push([nowMs + durationMs, ring]),
      deleteCookie: (name: string) => void deleted.push(name),
    },
  }
}

test('who brought somebody is kept for 90 days; a later one replaces it, an expired one is forgotten', () => {
  const { world, kept, advance } = browserOf()
  keepReferral(new URLSearchParams('from=ada'), world)
  expect(JSON.parse(kept() ?? '')).toEqual({ value: 'ada', expires_at: 5000 + 7_776_000_000 })
  keepReferral(new URLSearchParams(''), world)
  advance(dayMs)
  keepReferral(new URLSearchParams('from=grace'), world)
  expect(storedReferral(world)).toBe('grace')
  advance(90 * dayMs - 1)
  expect(storedReferral(world)).toBe('grace')
  advance(1)
  expect([storedReferral(world), kept()]).toEqual([undefined, null])
})

test.each(['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'ps_partner_key'])(
  '%s clears it, also beside a new one, and the cookies of partners two seconds later',
  (name) => {
    const { world, kept, deleted, advance } = browserOf(JSON.stringify({ value: 'ada', expires_at: 1e15 }))
    keepReferral(new URLSearchParams(`from=grace&${name}=1`), world)
    expect([kept(), deleted]).toEqual([null, []])
    advance(1999)
    expect(deleted).toEqual([])
  },
)

test('cookies are there for two seconds and gone then', () => {
  const { world, deleted, advance } = browserOf()
  keepReferral(new URLSearchParams('gclid=1'), world)
  advance(2000)
  expect(deleted).toEqual(['ps_partner_key', 'ps_xid', 'growsumo_data', 'gspk', 'gsxid'])
})

test('what is no record counts as none', () => {
  const { world } = browserOf('{"value":7}')
  expect(storedReferral(world)).toBeUndefined()
})
