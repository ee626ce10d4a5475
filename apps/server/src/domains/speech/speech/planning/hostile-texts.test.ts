import { ErrorBody } from '@vireo/contracts/kit'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { plannedHereMax } from './plan-script.ts'
import { createPlanningThread } from '../text/planning-thread.ts'
import type * as planningThread from '../text/planning-thread.ts'
import * as planning from '../text/plan-pieces.ts'

const planned = vi.hoisted(() => ({ here: [] as number[], elsewhere: [] as number[] }))
const endless = 'This text never ends. '
vi.mock('../text/plan-pieces.ts', async (original) => {
  const real = await original<typeof planning>()
  return {
    ...real,
    planPieces: (text: string, options: planning.PlanOptions) => {
      planned.here.push(text.length)
      return real.planPieces(text, options)
    },
  }
})
vi.mock('../text/planning-thread.ts', async (original) => {
  const real = await original<typeof planningThread>()
  return {
    ...real,
    createPlanningThread: () => {
      const thread = real.createPlanningThread()
      const plan: typeof thread.plan = (owner, order, signal) => {
        planned.elsewhere.push(order.text.length)
        return order.text.startsWith(endless)
          ? Promise.reject(new real.PlanningTimeout('too long'))
          : thread.plan(owner, order, signal)
      }
      return { plan }
    },
  }
})

/** Texts that took seconds to plan, or would where planning is not linear. */
const hostile: Readonly<Record<string, string>> = {
  'two scripts by turns': 'д漢',
  'three voices by turns': 'aдあ',
  pauses: '<break/>',
  'tags that do not end': '<break a="',
  measures: '5km/h ',
  dates: '2024-12-24 ',
  prices: '$1.50 ',
  lines: 'a\n',
  marks: '\u0301',
  stops: '.',
  abbreviations: 'e.g. ',
  'no blank': 'x',
}
const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => {
  planned.here.length = 0
  planned.elsewhere.length = 0
})

test('what cannot be paid is refused before it is planned anywhere', async () => {
  const { headers } = await server.signUp()
  for (const unit of Object.values(hostile)) {
    const answer = await server.fetch(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text: filled(unit, 40_000), model_id: 'eleven_flash_v2_5' }),
    })
    expect([answer.status, ErrorBody.parse(await answer.json()).detail.code]).toEqual([402, 'insufficient_credits'])
  }
  expect([planned.here, planned.elsewhere]).toEqual([[], []])
})

test('what is long and paid is planned in another thread, what is short here', async () => {
  const { headers } = await server.signUp({ tier: 'enterprise' })
  const say = (text: string) =>
    server.fetch(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
  expect((await say(filled('A sentence like others. ', plannedHereMax + 1))).status).toBe(200)
  expect((await say('Short.')).status).toBe(200)
  expect([planned.here, planned.elsewhere]).toEqual([[6], [plannedHereMax + 1]])
})

test('a text that takes too long is refused as such, and nothing is charged for it', async () => {
  const { headers } = await server.signUp({ tier: 'enterprise' })
  const usedSoFar = async () => {
    const answer = await server.fetch('/v1/user/subscription', { headers })
    return ((await answer.json()) as { character_count: number }).character_count
  }
  const before = await usedSoFar()
  const answer = await server.fetch(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: filled(endless, plannedHereMax + 1) }),
  })
  expect([answer.status, ErrorBody.parse(await answer.json()).detail.code]).toEqual([400, 'invalid_text'])
  expect(await usedSoFar()).toBe(before)
})

test.each(Object.entries(hostile))(
  '%s: the other thread makes the same of it, in bounded pieces',
  async (_what, unit) => {
    const text = filled(unit, 8000)
    const options = { languages: ['en-US'], normalizes: true }
    const there = await createPlanningThread().plan('w', {
      text,
      options: { ...options, speakable: ['ru', 'zh', 'ja'] },
    })
    const canSpeak = (language: string) => ['ru', 'zh', 'ja'].includes(language)
    expect(there).toEqual(planning.planPieces(text, { ...options, canSpeak }))
    expect(there.length).toBeLessThanOrEqual(Math.max(2400, text.length / 2))
  },
)

test('the formats of a language are made once, however often they are needed', () => {
  let made = 0
  const counting = <Format extends object>(format: Format) =>
    new Proxy(format, {
      construct(target, parts, self) {
        made += 1
        return Reflect.construct(target as never, parts, self) as object
      },
    })
  vi.stubGlobal('Intl', {
    NumberFormat: counting(Intl.NumberFormat),
    DateTimeFormat: counting(Intl.DateTimeFormat),
    Segmenter: Intl.Segmenter,
    Locale: Intl.Locale,
    getCanonicalLocales: Intl.getCanonicalLocales,
  })
  for (const unit of ['5km/h ', '2024-12-24 ', '1,50 € '])
    planning.planPieces(filled(unit, 8000), { languages: ['de-DE'], canSpeak: () => true })
  vi.unstubAllGlobals()
  expect(made).toBeLessThan(40)
})
