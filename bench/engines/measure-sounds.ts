import { voiceOn } from '../first-byte.ts'
import { speak } from '../http-client.ts'
import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { median, percentile, rounded } from '../statistics.ts'
import { uniqueText } from '../texts.ts'
import { type Asked, askForSound, type Made } from './ask-for-sound.ts'
import { untilAtRest } from './at-rest.ts'
import { measureFamilies } from './sound-families.ts'

const rounds = 3
/** The first few are made by code that nobody ran before, which the machine translates meanwhile: they stand apart. */
const earlyEffects = 6
const effectsAfter = 9
const effectSeconds = 10
const songSeconds = 60
const songsBeside = 2
const listens = 12
const megabyte = 1024 * 1024
const prompts = ['rain on a tin roof', 'a heavy wooden door creaks and slams', 'footsteps on gravel, then a car starts']
const genres = ['lo-fi', 'house', 'orchestral', 'jazz', 'baroque']

/**
 * Measures how much faster than they sound effects and music are made, the first audio of a stream of music, and what
 * speech notices of music beside it, on a server that has nothing else to do. The first request of each kind loads its engine, and stands apart. Making is judged by what the
 * server computes for it, on however many cores and whatever else the machine does; who only waits for first audio leaves then.
 */
export async function measureSounds(server: ServerUnderTest): Promise<Section> {
  const before = server.rssBytes()
  await untilAtRest(server)
  const cold = await askForSound(server, song(0, 'stream'))
  await askForSound(server, effect(0))
  const early: Made[] = []
  const effects: Made[] = []
  for (let round = 1; round <= earlyEffects + effectsAfter; round++)
    (round <= earlyEffects ? early : effects).push(await askForSound(server, effect(round)))
  const songs: Made[] = []
  const firsts: number[] = []
  for (let round = 1; round <= rounds; round++) {
    songs.push(await askForSound(server, song(round)))
    firsts.push((await askForSound(server, { ...song(round + rounds, 'stream'), until: 'first byte' })).firstByteMs)
  }
  // Before anybody speaks: what voices take is not effects' and music's.
  const grown = (server.rssBytes() - before) / megabyte
  const beside = await besideMusic(server)
  return {
    title: `Effects of ${effectSeconds} s and music of ${songSeconds} s through the API, mp3_44100_128`,
    rows: [
      timesFaster(`an effect, computing, median of ${effectsAfter}`, effects, effectSeconds, 10),
      took(`… of the first ${earlyEffects}`, early, effectSeconds, ({ computedMs }) => computedMs),
      timesFaster('a song, computing, median', songs, songSeconds, 6),
      took('an effect, waited for, median', effects, effectSeconds),
      took('a song, waited for, median', songs, songSeconds),
      atMost('first audio of a stream of music, cold', cold.firstByteMs, 1000),
      atMost(`first audio of a stream of music, warm, median of ${rounds}`, median(firsts), 300),
      {
        what: 'memory that the server has grown by for them',
        measured: rounded(grown, 0),
        unit: 'MB',
        limit: '≤ 400',
        holds: grown <= 400,
      },
      beside,
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

function timesFaster(what: string, made: readonly Made[], soundsSeconds: number, limit: number): Row {
  const seconds = median(made.map(({ computedMs }) => computedMs)) / 1000
  const holds = soundsSeconds / seconds >= limit
  return { ...besideItsSound(what, seconds, soundsSeconds), limit: `≥ ${limit} times faster`, holds }
}

function took(
  what: string,
  made: readonly Made[],
  soundsSeconds: number,
  msOf: (one: Made) => number = ({ wholeMs }) => wholeMs,
): Row {
  return besideItsSound(what, median(made.map(msOf)) / 1000, soundsSeconds)
}

function besideItsSound(what: string, seconds: number, soundsSeconds: number): Row {
  return {
    what,
    measured: rounded(seconds, 2),
    unit: 's',
    baseline: soundsSeconds,
    baselineName: 'it sounds',
    relation: rounded(soundsSeconds / seconds),
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
  for (let round = 0; round < listens; round++) alone.push(await listen())
  let isDone = false
  const songs = (async () => {
    for (let round = 0; round < songsBeside; round++) await askForSound(server, song(100 + round))
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
