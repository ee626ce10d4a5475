import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget, withParameters } from './redirect-target.ts'
import { bypassCorpus } from './testing.ts'

const origin = 'https://vireo.example'

describe('a redirect is followed', () => {
  test.each([
    '/',
    '/app',
    '/app/home',
    '/app/home/',
    '/app/speech-synthesis/text-to-speech?voice=a&x=1#top',
    '/affiliates',
    '/audio-native',
    '/history',
    '/request-alpha-access',
    '/subscription',
    '/usage/',
    '/speech-synthesis',
    '/dubs?x=https://elsewhere.example',
    '/redirect?redirect=%2Fapp%2Fhome',
    '/v1/dubs/d1',
    '/v1/projects/p-1_2.3/',
    '/sound-effects/rain-on-a-roof',
    '/integrations/hosting/callback?code=1',
    '/app/voice-lab/share/a/b',
    '/app/studio/p1?chapter=2',
    '/app/settings/api-keys?dialog=add-2fa',
    '/app/conversational-ai/agents',
    '/v1/dubs/gr%C3%BC%C3%9Fe',
  ])('to %s, with or without our origin in front', (wanted) => {
    expect(redirectTarget(wanted, origin)).toBe(wanted)
    expect(redirectTarget(origin + wanted, origin)).toBe(wanted)
  })

  test('only inside the product it came from', () => {
    expect(redirectTarget('http://127.0.0.1:8080/app/home', 'http://127.0.0.1:8080')).toBe('/app/home')
    expect(redirectTarget('http://127.0.0.1:8081/app/home', 'http://127.0.0.1:8080')).toBeUndefined()
  })
})

describe('a redirect is not followed', () => {
  test('the corpus is long enough to mean something', () => {
    expect(bypassCorpus.length).toBeGreaterThanOrEqual(200)
    expect(new Set(bypassCorpus).size).toBe(bypassCorpus.length)
  })

  test.each(bypassCorpus.map((wanted) => [JSON.stringify(wanted), wanted] as const))('%s', (_, wanted) => {
    expect(redirectTarget(wanted, origin)).toBeUndefined()
  })

  test.each([null, undefined, '', `/app/home?x=${'x'.repeat(3000)}`])('when it is %j', (wanted) => {
    expect(redirectTarget(wanted, origin)).toBeUndefined()
  })
})

/** Whatever is followed stays where it seems to lead, also when a browser reads it again, decoded or not. */
function expectHarmless(wanted: string): void {
  const target = redirectTarget(wanted, origin)
  if (target === undefined) return
  const read = new URL(target, origin)
  expect(read.origin).toBe(origin)
  expect(target.startsWith('/') && !target.startsWith('//')).toBe(true)
  expect(`${read.pathname}${read.search}${read.hash}`).toBe(target)
  expect(redirectTarget(target, origin)).toBe(target)
  expect(redirectTarget(origin + target, origin)).toBe(target)
}

describe('properties', () => {
  const bypass = fc.constantFrom(...bypassCorpus)
  const piece = fc.oneof(
    bypass,
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '%00',
      '@',
      '?',
      '#',
      ':',
      ' ',
      '\t',
      '/app/home',
      origin,
    ),
    fc.string({ maxLength: 12 }),
    fc.webUrl(),
    fc.webPath(),
  )

  test('nothing that begins with a bypass leaves this origin, whatever follows it', () => {
    fc.assert(
      fc.property(bypass, fc.array(piece, { maxLength: 4 }), (start, rest) => expectHarmless(start + rest.join(''))),
      { numRuns: 3000 },
    )
  })

  test('nothing made of dangerous pieces leaves this origin', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => expectHarmless(pieces.join(''))),
      { numRuns: 3000 },
    )
  })

  test('an id is one segment, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (id) => {
        const target = redirectTarget(`/v1/dubs/${encodeURIComponent(id)}`, origin)
        if (target !== undefined) expect(decodeURIComponent(target).split('/')).toHaveLength(4)
      }),
    )
  })
})

test('parameters are appended, and replaced where they were', () => {
  expect(withParameters('/app/home', { internalCode: 'a b', newUser: 'true' })).toBe(
    '/app/home?internalCode=a+b&newUser=true',
  )
  expect(withParameters('/app/home?x=1&newUser=false#top', { newUser: 'true', internalCode: undefined })).toBe(
    '/app/home?x=1&newUser=true#top',
  )
})
