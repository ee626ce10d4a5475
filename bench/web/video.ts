import { setTimeout as sleep } from 'node:timers/promises'
import { HistoryItem } from '@vireo/contracts/history'
import { GeneratedVideo, ShareVideoJob } from '@vireo/contracts/sharing'
import { videoThemes } from '@vireo/engines'
import { proveAddress } from '../../tools/run/share-recording.ts'
import { voiceOn } from '../first-byte.ts'
import { speak } from '../http-client.ts'
import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { percentile, rounded } from '../statistics.ts'
import { uniqueText } from '../texts.ts'

const characters = 300
const pairs = 3
const listensMin = 20
const besideMax = 3
/** How long a video of each size may take, by its duration. */
const sizes = [
  ['preview', '720×720', 1],
  ['square', '1080×1080', 2.5],
  ['tall', '1080×1920', 2.5],
] as const

type Size = (typeof sizes)[number][0]
type Recording = { readonly historyItemId: string; readonly durationMs: number }

/** Measures how long videos take by their duration, and what speech notices of one that is made beside it, in pairs. */
export async function measureVideo(server: ServerUnderTest): Promise<Section> {
  await proveAddress(server.dataDir, server.userId)
  // What somebody proved is known within a second.
  await sleep(1500)
  const recording = await speakOne(server)
  const rows: Row[] = []
  for (const [size, pixels, limit] of sizes) {
    const tookMs = await make(server, recording, { size, theme: 'light' })
    const ratio = tookMs / recording.durationMs
    rows.push({
      what: `a video of ${pixels}`,
      measured: rounded(tookMs / 1000),
      unit: 's',
      baseline: rounded(recording.durationMs / 1000),
      baselineName: 'its duration',
      relation: rounded(ratio, 2),
      limit: `≤ ${limit}`,
      holds: ratio <= limit,
    })
  }
  return { title: 'Videos of a recording, from the request to the file', rows: [...rows, await besides(server)] }
}

/** Measures first bytes alone and beside a render, one after the other, each pair with a recording of its own. */
async function besides(server: ServerUnderTest): Promise<Row> {
  const voice = voiceOn('slt')
  const listen = async () => (await speak(server, voice.voiceId, uniqueText(50))).firstByteMs
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < pairs; pair++) {
    const recording = await speakOne(server)
    for (let round = 0; round < listensMin; round++) alone.push(await listen())
    let isDone = false
    const render = make(server, recording, { size: 'square', theme: videoThemes[pair % videoThemes.length] }).finally(
      () => (isDone = true),
    )
    while (!isDone) beside.push(await listen())
    await render
  }
  const [one, other] = [percentile(beside, 0.95), percentile(alone, 0.95)]
  return {
    what: `first byte of 50 characters beside one of 1080×1080, p95 of ${beside.length}`,
    measured: rounded(one),
    unit: 'ms',
    baseline: rounded(other),
    baselineName: 'alone',
    relation: rounded(one / other, 2),
    limit: `≤ ${besideMax}`,
    holds: one / other <= besideMax,
  }
}

async function speakOne(server: ServerUnderTest): Promise<Recording> {
  const headers = { 'xi-api-key': server.apiKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ text: uniqueText(characters) })
  const to = `${server.url}/v1/text-to-speech/${voiceOn('slt').voiceId}`
  const spoken = await fetch(to, { method: 'POST', headers, body })
  const id = spoken.headers.get('history-item-id') ?? ''
  await spoken.arrayBuffer()
  const item = HistoryItem.parse(await (await fetch(`${server.url}/v1/history/${id}`, { headers })).json())
  return { historyItemId: id, durationMs: item.duration_ms }
}

type Look = { readonly size: Size; readonly theme: string | undefined }

/** Makes a video and returns how long that took. Throws where it failed. */
async function make(server: ServerUnderTest, { historyItemId }: Recording, { size, theme }: Look): Promise<number> {
  const headers = { 'xi-api-key': server.apiKey }
  const at = `${server.url}/v1/history/${historyItemId}/generate-video`
  const start = performance.now()
  const asked = await fetch(`${at}?format=${size}&theme=${theme}&wait_seconds=0`, { method: 'POST', headers })
  const { job_id: jobId } = GeneratedVideo.parse(await asked.json())
  if (jobId === undefined) throw new Error('the video was there before')
  for (;;) {
    const { state } = ShareVideoJob.parse(await (await fetch(`${at}/${jobId}`, { headers })).json())
    if (state === 'done') return performance.now() - start
    if (state === 'failed' || state === 'canceled') throw new Error(`a video ended as ${state}`)
    await sleep(50)
  }
}
