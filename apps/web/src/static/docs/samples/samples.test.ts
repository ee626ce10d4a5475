import { api, channels } from '@vireo/contracts'
import type { Channel, Endpoint } from '@vireo/contracts/kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { curlSample } from './curl-sample.ts'
import { sampleLanguages, socketSample, writeSample, type SampleContext } from './index.ts'
import { javascriptSample } from './javascript-sample.ts'
import { pythonSample } from './python-sample.ts'
import type { SampleRequest } from './sample-request.ts'

const context: SampleContext = {
  origin: 'https://vireo.example',
  apiKey: 'KEY',
  standing: (name) => name.toUpperCase(),
  fileAt: (name) => name,
}
const endpoints = Object.values(api).flatMap((slice) => Object.values<Endpoint>(slice))
const sockets = Object.values(channels).flatMap((slice) => Object.values<Channel>(slice))
const request = (given: Partial<SampleRequest>): SampleRequest => ({
  method: 'POST',
  url: 'https://vireo.example/v1/things',
  headers: [['xi-api-key', 'KEY']],
  answer: { kind: 'json' },
  ...given,
})
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...text: string[]
) => (...given: unknown[]) => Promise<void>

/** No field of a contract is called what JavaScript calls where an object has its methods from. */
const anyJson = fc
  .dictionary(fc.string(), fc.jsonValue())
  .filter((value) => !JSON.stringify(value).includes('__proto__'))

/** Runs a sample in JavaScript, and answers what it asked for. */
async function run(source: string): Promise<[string, RequestInit]> {
  const asked: [string, RequestInit][] = []
  const fetch = async (url: string, init: RequestInit = {}) => {
    asked.push([url, init])
    return Response.json({})
  }
  await new AsyncFunction('fetch', 'console', source)(fetch, { log: () => undefined })
  const [first] = asked
  if (!first) throw new Error('The sample asked for nothing.')
  return first
}

/** Reads a command line as a shell does: what is quoted is taken as it is, and a backslash guards one character. */
function wordsOf(commandLine: string): string[] {
  const [, ...words] = commandLine.match(/(?:'[^']*'|\\[^\n]|[^\s'\\])+/gu) ?? []
  return words.map((word) => word.replaceAll(/'([^']*)'|\\(.)/gu, '$1$2'))
}

describe('a sample', () => {
  test('is there in every language for every operation, with its address and no gap', () => {
    for (const endpoint of endpoints)
      for (const language of Object.keys(sampleLanguages) as (keyof typeof sampleLanguages)[]) {
        const written = writeSample(language, endpoint, context)
        expect(written, endpoint.id).toContain(context.origin + endpoint.path.split(':')[0])
        expect(written, endpoint.id).not.toMatch(/undefined|\[object|\/:\w/u)
      }
  })

  test('in JavaScript is a program, for every operation', () => {
    const broken = endpoints.filter((endpoint) => {
      const source = writeSample('javascript', endpoint, context).replace(/^import .*$/mu, '')
      try {
        return typeof new AsyncFunction(source) !== 'function'
      } catch {
        return true
      }
    })
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  test('in JavaScript sends any JSON as it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (json) => {
        const [, init] = await run(javascriptSample(request({ json })))
        expect(JSON.parse(String(init.body))).toEqual(JSON.parse(JSON.stringify(json)))
      }),
      { numRuns: 20 },
    )
  })

  test('in JavaScript says its method only where that is not GET', async () => {
    expect((await run(javascriptSample(request({ method: 'GET' }))))[1].method).toBeUndefined()
    expect((await run(javascriptSample(request({ method: 'DELETE' }))))[1]).toMatchObject({
      method: 'DELETE',
      headers: { 'xi-api-key': 'KEY' },
    })
  })

  test.each([
    ['quotes', "it's"],
    ['lines', 'one\ntwo'],
    ['what a shell would run', '$(id) `id` "$HOME" \\'],
  ])('of curl hands on %s', (_, said) => {
    const words = wordsOf(curlSample(request({ json: { text: said } })))
    expect(JSON.parse(words.at(-1) ?? '')).toEqual({ text: said })
  })

  test.each([
    ['GET', {}, []],
    ['POST', {}, ['-X', 'POST']],
    ['POST', { json: {} }, []],
    ['POST', { form: { fields: [], files: [] } }, []],
    ['PATCH', { json: {} }, ['-X', 'PATCH']],
    ['DELETE', {}, ['-X', 'DELETE']],
  ] as const)('of curl says %s only where curl would not do so by itself: case %#', (method, given, words) => {
    expect(wordsOf(curlSample(request({ method, ...given }))).slice(0, words.length + 1)).toEqual([
      ...words,
      'https://vireo.example/v1/things',
    ])
  })

  test('of curl sends fields and files, and writes sound where it belongs', () => {
    const form = {
      fields: [['name', 'Ada']],
      files: [{ field: 'files', name: 'recording.wav', path: 'my recording.wav' }],
    } as const
    const words = wordsOf(curlSample(request({ form, answer: { kind: 'bytes', path: 'my speech.mp3' } })))
    expect(words.slice(3)).toEqual(['-F', 'name=Ada', '-F', 'files=@my recording.wav', '-o', 'my speech.mp3'])
  })

  test('of curl shows lines as they come', () => {
    expect(wordsOf(curlSample(request({ answer: { kind: 'lines' } }))).at(-1)).toBe('--no-buffer')
  })

  test('in Python writes what JSON and Python call differently', () => {
    const written = pythonSample(request({ json: { a: null, b: true, c: false, d: [], e: {}, f: [1, 'x'] } }))
    const data = (written.split('data=json.dumps(')[1]?.split(').encode()')[0] ?? '').replaceAll(/\s+/gu, ' ')
    expect(data).toBe('{ "a": None, "b": True, "c": False, "d": [], "e": {}, "f": [ 1, "x", ], }')
  })

  test.each([
    ['json', request({}), ['json']],
    ['sound', request({ answer: { kind: 'bytes', path: 'a.mp3' } }), ['shutil']],
    ['json, for sound', request({ json: {}, answer: { kind: 'bytes', path: 'a.mp3' } }), ['json', 'shutil']],
    ['files', request({ form: { fields: [], files: [] } }), ['json', 'uuid']],
  ])('in Python loads what it needs for %s, and nothing else', (_, given, modules) => {
    expect([...pythonSample(given).matchAll(/^import (\w+)$/gmu)].map(([, name]) => name)).toEqual(modules)
  })
})

describe('a conversation with a socket', () => {
  test.each(sockets.map((channel) => [channel.id, channel] as const))(
    '%s says only what its contract takes, with the key first',
    (_, channel) => {
      const sent: string[] = []
      const socket: { onopen?: () => void; send: (text: string) => void } = { send: (text) => void sent.push(text) }
      const open = new Function('WebSocket', socketSample(channel, context)) as (made: unknown) => void
      open(function WebSocket() {
        return socket
      })
      socket.onopen?.()
      const said = sent.map((text): unknown => JSON.parse(text))
      expect(said).toHaveLength(4)
      expect(said[0]).toMatchObject({ xi_api_key: 'KEY' })
      for (const message of said) expect(z.safeParse(channel.clientMessage, message)).toMatchObject({ success: true })
    },
  )
})
