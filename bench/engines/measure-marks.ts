import { levelOf, marked, readAloud, voices } from '@vireo/engine-provenance/attacks.testing.ts'
import { createPatterns } from '@vireo/engine-provenance'
import { measureFalseAlarms } from '../marks/false-alarms.ts'
import { measureMarkCost } from '../marks/mark-cost.ts'
import { measureSurvival } from '../marks/survival.ts'
import type { Row, Section } from '../report.ts'
import { median, rounded } from '../statistics.ts'

/** Sentences of the house that a clip begins with, for each voice. */
const startsPerVoice = 8
const seconds = 10
const code = Uint8Array.of(3, 141, 59, 26, 53)

const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  levels: measureLevels,
  cost: measureMarkCost,
  alarms: async () => (await measureFalseAlarms()).rows,
  survival: async () => (await measureSurvival()).rows,
}
/** Only these parts, with commas between; two of them take long. */
const wanted = process.env['VIREO_TEST_MARKS']?.split(',')

/** Measures what marks survive, how often none is called one, how far below the sound they are, and what they cost. */
export async function measureMarks(): Promise<Section> {
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts))
    if (wanted?.includes(name) ?? true) rows.push(...(await measure()))
  return { title: `Marks in clips of ${seconds} s`, rows }
}

async function measureLevels(): Promise<readonly Row[]> {
  const patterns = createPatterns(Buffer.from('measured with ours'))
  const below: number[] = []
  const costs: number[] = []
  for (const voice of voices)
    for (let start = 0; start < startsPerVoice; start++) {
      const sound = await readAloud(voice, seconds + 1, start * 7)
      const before = process.cpuUsage()
      const sounding = marked(sound, patterns.of(code))
      costs.push(process.cpuUsage(before).user / 1000 / (seconds + 1))
      below.push(20 * Math.log10(levelOf(sound) / levelOf(sounding.map((sample, at) => sample - (sound[at] ?? 0)))))
    }
  return [
    {
      what: 'sound above mark, least',
      measured: rounded(Math.min(...below)),
      unit: 'dB',
      limit: '≥ 30 dB',
      holds: Math.min(...below) >= 30,
    },
    { what: 'sound above mark, median', measured: rounded(median(below)), unit: 'dB' },
    { what: 'computing for a second of MP3 at 44.1 kHz, median', measured: rounded(median(costs), 2), unit: 'ms' },
  ]
}
