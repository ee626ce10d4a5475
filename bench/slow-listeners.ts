import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { voiceOn } from './first-byte.ts'
import { speak } from './http-client.ts'
import type { Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { percentile, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const listeners = 1000
/** Well below what a workspace may have at once: a place is held until the recording is safe on disk. */
const atOnce = 8
const others = 100
const retryMs = 200
const attemptsMax = 50
/** About twelve seconds of bare samples at 48 kHz: more than what the kernel holds for a connection at first. */
const characters = 220
const format = 'pcm_48000'

/** Measures how a thousand listeners who stop reading after the first bytes affect everybody else. */
export async function measureSlowListeners(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('kal16')
  const text = uniqueText(characters)
  const { bytes: wholeBytes } = await speak(server, voice.voiceId, text, 'stream', format)
  for (let warm = 0; warm < 10; warm++) await speak(server, voice.voiceId, uniqueText(50))
  const alone = await othersP95(server, voice.voiceId)
  const before = server.rssBytes()
  const sockets: Socket[] = []
  for (let opened = 0; opened < listeners; opened += atOnce)
    sockets.push(...(await Promise.all(Array.from({ length: atOnce }, () => stall(server, voice.voiceId, text)))))
  const perStreamMb = (server.rssBytes() - before) / sockets.length / 2 ** 20
  const beside = await othersP95(server, voice.voiceId)
  const complete = await drainAll(sockets)
  return {
    title: `${sockets.length} listeners who stopped reading, ${rounded(wholeBytes / 1e6)} MB each`,
    rows: [
      {
        what: 'server memory for each',
        measured: rounded(perStreamMb, 3),
        unit: 'MiB',
        limit: '≤ 1 MiB',
        holds: perStreamMb <= 1,
      },
      {
        what: 'first byte of others, p95',
        measured: rounded(beside),
        unit: 'ms',
        baseline: rounded(alone),
        baselineName: 'alone',
        relation: rounded(beside / alone, 2),
        limit: '≤ 2',
        holds: beside <= 2 * alone,
      },
      {
        what: 'complete once they read on',
        measured: complete,
        unit: 'of them',
        baseline: sockets.length,
        baselineName: 'all',
        limit: 'all',
        holds: complete === sockets.length,
      },
    ],
  }
}

async function othersP95(server: ServerUnderTest, voiceId: string): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < others; round++) samples.push((await speak(server, voiceId, uniqueText(50))).firstByteMs)
  return percentile(samples, 0.95)
}

/** Opens a stream and stops reading with the first audio; waits where recordings before it are not safe on disk yet. */
async function stall(server: ServerUnderTest, voiceId: string, text: string): Promise<Socket> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await openAndStall(server, voiceId, text)
    } catch (error) {
      if (attempt === attemptsMax || !String(error).includes('HTTP/1.1 429')) throw error
      await sleep(retryMs)
    }
  }
}

/**
 * Opens a stream and stops reading after its first bytes. The seed is always the same, so that making the audio costs
 * next to nothing.
 */
function openAndStall(server: ServerUnderTest, voiceId: string, text: string): Promise<Socket> {
  const url = new URL(server.url)
  const body = JSON.stringify({ text, seed: 1 })
  const head = [
    `POST /v1/text-to-speech/${voiceId}/stream?output_format=${format} HTTP/1.1`,
    `host: ${url.host}`,
    `xi-api-key: ${server.apiKey}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`))
    socket.on('error', reject)
    socket.once('data', (data) => {
      socket.pause()
      const answer = data.toString('latin1')
      if (answer.startsWith('HTTP/1.1 200')) resolve(socket)
      else reject(new Error(answer.slice(0, 300)))
    })
  })
}

/** Reads every socket to its end. Answers how many ended with a complete answer. */
async function drainAll(sockets: readonly Socket[]): Promise<number> {
  const ends = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          let last = ''
          socket.on('data', (data) => (last = data.subarray(-16).toString('latin1')))
          socket.once('close', () => resolve(last.endsWith('0\r\n\r\n')))
          socket.resume()
        }),
    ),
  )
  return ends.filter(Boolean).length
}
