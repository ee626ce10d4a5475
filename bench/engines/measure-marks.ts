import {
  attacks,
  levelOf,
  madeRateHz,
  marked,
  media,
  readAloud,
  resampled,
  trimmed,
  voices,
} from '@vireo/engine-provenance/attacks.testing.ts'
import { createPatterns, findMarks, heardRateHz } from '@vireo/engine-provenance'
import type { Row, Section } from '../report.ts'
import { median, rounded } from '../statistics.ts'

/** Sentences of the house that a clip begins with, for each voice. */
const startsPerVoice = 8
const keysPerClip = 10
const unmarkedClips = Number(process.env['VIREO_TEST_UNMARKED_CLIPS'] ?? 3000)
const seconds = 10
const code = Uint8Array.of(3, 141, 59, 26, 53)

const keyOf = (name: string) => ({ id: name, secret: Buffer.from(`measured with ${name}`) })
const onBeat = () => undefined

/** Measures what marks survive, how often none is called one, how far below the sound they are, and what they cost. */
export async function measureMarks(): Promise<Section> {
  const key = keyOf('ours')
  const patterns = createPatterns(key.secret)
  const clips: Float32Array[] = []
  const below: number[] = []
  const costs: number[] = []
  for (const voice of voices)
    for (let start = 0; start < startsPerVoice; start++) {
      const sound = await readAloud(voice, seconds + 1, start * 7)
      const before = process.cpuUsage()
      const sounding = marked(sound, patterns.of(code))
      costs.push(process.cpuUsage(before).user / 1000 / (seconds + 1))
      below.push(20 * Math.log10(levelOf(sound) / levelOf(sounding.map((sample, at) => sample - (sound[at] ?? 0)))))
      clips.push(trimmed(sounding, seconds))
    }
  const rows: Row[] = [
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
  for (const [name, attack] of Object.entries(attacks)) {
    const scores: number[] = []
    let missed = 0
    for (const clip of clips) {
      const { mark, score } = findMarks(await attack(clip), [key], onBeat)
      scores.push(score)
      if (mark?.keyId !== key.id) missed++
    }
    const share = (100 * missed) / clips.length
    rows.push({
      what: `missed after: ${name} (least ${rounded(Math.min(...scores))}, median ${rounded(median(scores))} deviations)`,
      measured: rounded(share, 2),
      unit: '%',
      limit: '≤ 1 %',
      holds: share <= 1,
    })
  }
  rows.push(await measureFalseAlarms())
  await media.close()
  return { title: `Marks: ${clips.length} clips of ${seconds} s`, rows }
}

/** Counts false alarms: every clip is other speech, and none of the keys is anybody's. */
async function measureFalseAlarms(): Promise<Row> {
  let [alarms, decisions] = [0, 0]
  for (let clip = 0; clip < unmarkedClips; clip++) {
    const voice = voices[clip % voices.length]
    if (!voice) continue
    const sound = await resampled(await readAloud(voice, seconds, clip), madeRateHz, heardRateHz)
    for (let at = 0; at < keysPerClip; at++) {
      decisions++
      if (findMarks(sound, [keyOf(`${clip} ${at}`)], onBeat).mark) alarms++
    }
  }
  return {
    what: `false alarms of ${decisions} decisions over ${unmarkedClips} clips`,
    measured: alarms,
    unit: '',
    limit: '0',
    holds: alarms === 0,
  }
}
