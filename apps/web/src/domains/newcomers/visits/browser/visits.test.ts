import { expect, test, vi } from 'vitest'

import { sourceOf } from './start-visits.ts'
import { createVisits, type VisitSettings, type VisitWorld } from './visits.ts'

const counting: VisitSettings = { counts_visits: true, affiliate_script: null, tells_others: false }
const view = (path: string) => ({ event: 'page_viewed', path, source: null }) as const

function begun({
  saved,
  country = null,
  settings = counting,
  isOut = false,
}: {
  readonly saved?: string
  readonly country?: string | null
  readonly settings?: VisitSettings
  readonly isOut?: boolean
} = {}) {
  const store = new Map<string, string>(saved === undefined ? [] : [['analytics-consent', saved]])
  const sent: unknown[] = []
  let nowMs = 1_000_000
  const world = {
    kept: {
      read: (key: string) => store.get(key),
      write: (key: string, value: string) => void store.set(key, value),
      remove: (key: string) => void store.delete(key),
    },
    nowMs: () => nowMs,
    newVisitor: () => 'a-visitor-of-a-test',
    settings: vi.fn<VisitWorld['settings']>(() => Promise.resolve(settings)),
    country: vi.fn<VisitWorld['country']>(() => Promise.resolve(country)),
    send: vi.fn<VisitWorld['send']>((body) => {
      sent.push(body)
      return Promise.resolve()
    }),
    ask: vi.fn<VisitWorld['ask']>(),
    loadScript: vi.fn<VisitWorld['loadScript']>(),
    hasOptedOut: () => isOut,
    onAllowed: vi.fn<VisitWorld['onAllowed']>(),
  }
  return { store, sent, world, visits: createVisits(world), wait: (ms: number) => void (nowMs += ms) }
}

test.each([
  ['nothing', 'de', 'denied', true, false],
  ['nothing', 'us', 'not_applicable', false, true],
  ['nothing', null, 'undecided', true, false],
  ['granted', 'de', 'granted', false, true],
  ['granted', null, 'granted', false, true],
  ['denied', 'us', 'denied', false, false],
  ['denied', null, 'denied', false, false],
  ['something else', 'de', 'denied', true, false],
])('saved is %s and the country is %j: %s; asked: %s; leaves: %s', async (saved, country, consent, asked, leaves) => {
  const { visits, world, sent } = begun({ country, ...(saved !== 'nothing' && { saved }) })
  visits.tell(view('/'))
  await visits.begin()
  visits.tell(view('/pricing'))
  expect([visits.consent(), world.ask.mock.calls.length === 1, sent.length > 0]).toEqual([consent, asked, leaves])
})

test('without consent nothing is asked for, nothing leaves and nothing is kept; a decision is kept alone', async () => {
  const { visits, world, sent, store } = begun({ country: 'de' })
  visits.tell(view('/'))
  await visits.begin()
  expect([...store]).toEqual([])
  visits.decide(false)
  visits.tell(view('/pricing'))
  expect([[...store], sent]).toEqual([[['analytics-consent', 'denied']], []])
  const again = begun({ saved: 'denied', country: 'us' })
  await again.visits.begin()
  expect([again.world.settings.mock.calls, again.world.country.mock.calls]).toEqual([[], []])
  expect(world.loadScript).not.toHaveBeenCalled()
})

test('what waited in memory leaves once it is allowed, with its age, in tens, and the newest twenty of it', async () => {
  const { visits, sent, store, wait } = begun()
  await visits.begin()
  for (let page = 0; page < 25; page++) visits.tell(view(`/page-${page}`))
  wait(5000)
  visits.decide(true)
  const told = sent as { visitor: string; consent: string; events: { path: string; ago_ms: number }[] }[]
  expect(told.map(({ events }) => events.length)).toEqual([10, 10])
  expect(told[0]).toMatchObject({ visitor: 'a-visitor-of-a-test', consent: 'granted' })
  expect(told[0]?.events[0]).toMatchObject({ path: '/page-5', ago_ms: 5000 })
  visits.tell(view('/later'))
  expect(told[2]?.events).toMatchObject([{ path: '/later', ago_ms: 0 }])
  expect(store.get('vireo.visitor')).toBe('a-visitor-of-a-test')
  visits.decide(false)
  visits.tell(view('/after'))
  expect([told.length, store.has('vireo.visitor')]).toEqual([3, false])
})

test('where visits are not counted nobody is asked, unless a partner’s script wants consent', async () => {
  const off = begun({ settings: { ...counting, counts_visits: false } })
  await off.visits.begin()
  off.visits.tell(view('/'))
  expect([off.world.ask.mock.calls.length, off.world.country.mock.calls.length, off.sent]).toEqual([0, 0, []])
  const script = 'https://partner.example/a.js'
  const partner = begun({ settings: { ...counting, counts_visits: false, affiliate_script: script } })
  await partner.visits.begin()
  expect(partner.world.ask).toHaveBeenCalledOnce()
  expect(partner.world.loadScript).not.toHaveBeenCalled()
  partner.visits.decide(true)
  partner.visits.tell(view('/'))
  expect(partner.world.loadScript.mock.calls).toEqual([[script]])
  expect(partner.sent).toEqual([])
})

test.each([
  [undefined, 'us'],
  ['granted', 'de'],
])('a partner’s script is never loaded for who opted out, with %s in %s', async (saved, country) => {
  const settings = { ...counting, affiliate_script: 'https://partner.example/a.js' }
  const given = { country, settings, ...(saved !== undefined && { saved }) }
  const [inside, out] = [begun(given), begun({ ...given, isOut: true })]
  await Promise.all([inside.visits.begin(), out.visits.begin()])
  expect(inside.world.loadScript).toHaveBeenCalledOnce()
  expect(out.world.loadScript).not.toHaveBeenCalled()
})

test.each([
  ['?utm_source=spring', 'https://search.example/?q=secret', 'spring'],
  ['', 'https://search.example/?q=secret', 'search.example'],
  ['', 'https://here.example/pricing', null],
  ['', '', null],
  ['?utm_source=', 'nonsense', null],
])('somebody with %j who comes from %j came from %j', (query, referrer, source) => {
  expect(sourceOf(query, referrer, 'here.example')).toBe(source)
})
