import { request } from 'node:http'
import { voiceOn } from '../first-byte.ts'
import { speak, type Timing } from '../http-client.ts'
import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { median, percentile, rounded } from '../statistics.ts'
import { uniqueText } from '../texts.ts'
import { measureFamilies } from './sound-families.ts'

const rounds = 5
const effectSeconds = 10
const songSeconds = 60
const listensMin = 20
const megabyte = 1024 * 1024
const prompts = ['rain on a tin roof', 'a heavy wooden door creaks and slams', 'footsteps on gravel, then a car starts']
const genres = ['lo-fi', 'house', 'orchestral', 'jazz', 'baroque']

type Asked = { readonly path: string; readonly body: object }

/**
 * Measures how much faster than they sound effects and music are made, the first audio of a stream of music, and what
 * speech notices of music beside it. The first request of each kind loads its engine, and stands apart.
 */
export async function measureSounds(server: ServerUnderTest): Promise<Section> {
  const before = server.rssBytes()
  const coldMs = (await post(server, song(0, 'stream'))).firstByteMs
  await post(server, effect(0))
  const effects: number[] = []
  const songs: number[] = []
  const firsts: number[] = []
  for (let round = 1; round <= rounds; round++) {
    effects.push((await post(server, effect(round))).wholeMs)
    songs.push((await post(server, song(round))).wholeMs)
    firsts.push((await post(server, song(round + rounds, 'stream'))).firstByteMs)
  }
  const grown = (server.rssBytes() - before) / megabyte
  return {
    title: `Effects of ${effectSeconds} s and music of ${songSeconds} s through the API, mp3_44100_128`,
    rows: [
      timesFaster('an effect, median', effects, effectSeconds, 10),
      timesFaster('a song, median', songs, songSeconds, 6),
      atMost('first audio of a stream of music, cold', coldMs, 1000),
      atMost(`first audio of a stream of music, warm, median of ${rounds}`, median(firsts), 300),
      {
        what: 'memory of the server after them',
        measured: rounded(grown, 0),
        unit: 'MB',
        limit: '≤ 400',
        holds: grown <= 400,
      },
      await besideMusic(server),
      ...measureFamilies(),
    ],
  }
}

function effect(round: number): Asked {
  const text = `${prompts[round % prompts.length]}, seed ${round}`
  return { path: '/v1/sound-generation', body: { text, duration_seconds: effectSeconds } }
}

function song(round: number, how: '' | 'stream' = ''): Asked {
  const prompt = `${genres[round % genres.length]}, ${60 + round} bpm`
  return {
    path: how === 'stream' ? '/v1/music/stream' : '/v1/music',
    body: { prompt, music_length_ms: songSeconds * 1000, force_instrumental: true },
  }
}

function timesFaster(what: string, tookMs: readonly number[], soundsSeconds: number, limit: number): Row {
  const times = (soundsSeconds * 1000) / median(tookMs)
  return {
    what,
    measured: rounded(median(tookMs) / 1000, 2),
    unit: 's',
    baseline: soundsSeconds,
    baselineName: 'it sounds',
    relation: rounded(times),
    limit: `≥ ${limit} times faster`,
    holds: times >= limit,
  }
}

function atMost(what: string, ms: number, limit: number): Row {
  return { what, measured: rounded(ms, 0), unit: 'ms', limit: `≤ ${limit}`, holds: ms <= limit }
}

/** Measures first bytes of speech alone, and while one song after the other is made. */
async function besideMusic(server: ServerUnderTest): Promise<Row> {
  const voice = voiceOn('slt')
  const listen = async () => (await speak(server, voice.voiceId, uniqueText(50))).firstByteMs
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < listensMin; round++) alone.push(await listen())
  let isDone = false
  const songs = (async () => {
    for (let round = 0; round < 3; round++) await post(server, song(100 + round))
    isDone = true
  })()
  while (!isDone) beside.push(await listen())
  await songs
  const [one, other] = [percentile(beside, 0.95), percentile(alone, 0.95)]
  return {
    what: `first byte of 50 characters beside music, p95 of ${beside.length}`,
    measured: rounded(one),
    unit: 'ms',
    baseline: rounded(other),
    baselineName: 'alone',
    relation: rounded(one / other, 2),
    limit: '≤ 3',
    holds: one / other <= 3,
  }
}

/** Asks for a sound; times count from sending the request. Throws where the answer is no sound. */
function post(server: ServerUnderTest, { path, body }: Asked): Promise<Timing> {
  const text = JSON.stringify(body)
  const headers = {
    'xi-api-key': server.apiKey,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  }
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, server.url), { method: 'POST', headers }, (answer) => {
      let firstByteMs = Number.NaN
      let bytes = 0
      const refusal: Buffer[] = []
      answer.on('data', (block: Buffer) => {
        if (bytes === 0) firstByteMs = performance.now() - start
        bytes += block.length
        if (answer.statusCode !== 200) refusal.push(block)
      })
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer
        if (status === 200) resolve({ firstByteMs, wholeMs: performance.now() - start, bytes, status })
        else reject(new Error(`${path} answered ${status}: ${Buffer.concat(refusal).toString()}`))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(text)
  })
}
