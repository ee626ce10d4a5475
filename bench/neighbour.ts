import { voiceOn } from './first-byte.ts'
import { speak } from './http-client.ts'
import type { Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const floodOf = 30
const rounds = 30
const wholes = 5
const settlingMs = 1500
const ratioMax = 2

type Times = { readonly firstByte: number[]; readonly whole: number[] }

/** Measures what a workspace notices of another that runs as many long streams as its plan allows. */
export async function measureNeighbour(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('slt')
  const neighbour = { ...server, apiKey: await server.newcomersKey() }
  const measure = async (): Promise<Times> => {
    const times: Times = { firstByte: [], whole: [] }
    for (let round = 0; round < rounds; round++)
      times.firstByte.push((await speak(neighbour, voice.voiceId, uniqueText(50))).firstByteMs)
    for (let round = 0; round < wholes; round++)
      times.whole.push((await speak(neighbour, voice.voiceId, uniqueText(1000))).wholeMs)
    return times
  }
  const alone = await measure()
  let running = true
  const flood = Array.from({ length: floodOf }, async () => {
    while (running) await speak(server, voice.voiceId, uniqueText(3000))
  })
  await new Promise((resolve) => setTimeout(resolve, settlingMs))
  const beside = await measure()
  running = false
  await Promise.all(flood)
  const row = (what: string, times: readonly number[], baseline: readonly number[]) => {
    const ratio = median(times) / median(baseline)
    return {
      what,
      measured: rounded(median(times)),
      unit: 'ms',
      baseline: rounded(median(baseline)),
      baselineName: 'alone',
      relation: rounded(ratio, 2),
      limit: `≤ ${ratioMax}`,
      holds: ratio <= ratioMax,
    }
  }
  return {
    title: `A workspace beside another that streams ${floodOf} texts of 3000 characters`,
    rows: [
      row('first byte of 50 characters, p50', beside.firstByte, alone.firstByte),
      row('1000 characters whole, p50', beside.whole, alone.whole),
    ],
  }
}
