import { loadSynthesizer } from '@vireo/engine-flite'
import { WebSocket } from 'ws'
import { bareMs, voiceOn } from './first-byte.ts'
import type { Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, percentile, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const rounds = 40

/**
 * Measures the time from the first text message on an open socket to the first audio, against the first sentence of the
 * engine alone. A socket sends whole sentences, because text is judged before its audio leaves.
 */
export async function measureSocketFirstAudio(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('slt')
  const engine = await loadSynthesizer()
  const bare: number[] = []
  const flushed: number[] = []
  const written: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(bareMs(engine, voice, uniqueText(50)).sentenceMs)
    flushed.push(await firstAudioMs(server, voice.voiceId, [`${uniqueText(50)} `], true))
    written.push(await firstAudioMs(server, voice.voiceId, wordsOf(uniqueText(300)), false))
  }
  const warm = (samples: readonly number[]) => samples.slice(Math.ceil(samples.length / 10))
  const baseline = { baseline: rounded(median(warm(bare))), baselineName: 'bare first sentence' }
  const row = (what: string, samples: readonly number[]) => ({
    what,
    measured: rounded(median(warm(samples))),
    unit: 'ms',
    ...baseline,
    relation: rounded(median(warm(samples)) - baseline.baseline),
  })
  return {
    title: 'First audio on a socket, one client, stream-input, mp3_44100_128',
    rows: [
      row('50 characters in one message, flushed, p50', flushed),
      row('300 characters word by word, schedule 50, p50', written),
    ],
    notes: [
      `p95: ${rounded(percentile(warm(flushed), 0.95))} and ${rounded(percentile(warm(written), 0.95))} ms; ${rounds} rounds, the first tenth is warm-up.`,
    ],
  }
}

function wordsOf(text: string): string[] {
  return text.split(' ').map((word) => `${word} `)
}

/** Measures milliseconds from sending the first text to receiving the first audio, without opening the socket. */
function firstAudioMs(
  server: ServerUnderTest,
  voiceId: string,
  texts: readonly string[],
  flush: boolean,
): Promise<number> {
  const address = `${server.url.replace('http', 'ws')}/v1/text-to-speech/${voiceId}/stream-input`
  const socket = new WebSocket(address, { headers: { 'xi-api-key': server.apiKey } })
  return new Promise((resolve, reject) => {
    let startMs = 0
    let firstMs: number | undefined
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send(JSON.stringify({ text: ' ', generation_config: { chunk_length_schedule: [50] } }))
      startMs = performance.now()
      for (const text of texts) socket.send(JSON.stringify({ text, flush }))
      socket.send(JSON.stringify({ text: '' }))
    })
    socket.on('message', (data) => {
      const { audio } = JSON.parse(String(data)) as { audio?: string | null }
      if (audio) firstMs ??= performance.now() - startMs
    })
    socket.on('close', () =>
      firstMs === undefined ? reject(new Error('the socket closed without any audio')) : resolve(firstMs),
    )
  })
}
