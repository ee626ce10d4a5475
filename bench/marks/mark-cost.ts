import { createPatterns } from '@vireo/engine-provenance'
import { createSpeechPool } from '@vireo/engines'
import { speakBare } from '../bare-pool.ts'
import { voiceOn } from '../first-byte.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import { uniqueText } from '../texts.ts'

/** The lightest that there are: of anything slower a mark is a smaller part. */
const bases = ['slt', 'kal16', 'de+f2']
const pairs = 8
const warmUps = 2
const characters = 300
const shareMax = 1.15
const laterMaxMs = 1

/** Measures what marks cost the lightest voices, in the computing time of the whole pool, and how much later the first byte comes; in turns. */
export async function measureMarkCost(): Promise<readonly Row[]> {
  const engines = {
    flite: import.meta.resolve('@vireo/engine-flite'),
    espeak: import.meta.resolve('@vireo/engine-espeak'),
  }
  const mark = createPatterns(Buffer.from('measured with ours')).plain
  const marking = createSpeechPool({ workers: 1, engines, mark })
  const plain = createSpeechPool({ workers: 1, engines })
  const rows: Row[] = []
  for (const base of bases) {
    const voice = voiceOn(base)
    const taken: Taken[] = []
    for (let pair = -warmUps; pair < pairs; pair++) {
      const text = uniqueText(characters)
      const one = await timed(() => speakBare(marking, text, voice))
      const other = await timed(() => speakBare(plain, text, voice))
      if (pair >= 0) taken.push({ one, other })
    }
    rows.push(...rowsOf(base, taken))
  }
  await Promise.all([marking.close(), plain.close()])
  return rows
}

type Spoken = { readonly cpuMs: number; readonly firstByteMs: number }
type Taken = { readonly one: Spoken; readonly other: Spoken }

async function timed(work: () => Promise<{ firstByteMs: number }>): Promise<Spoken> {
  const before = process.cpuUsage()
  const { firstByteMs } = await work()
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1000, firstByteMs }
}

function rowsOf(base: string, taken: readonly Taken[]): Row[] {
  const share = median(taken.map(({ one, other }) => one.cpuMs / other.cpuMs))
  const laterMs = median(taken.map(({ one, other }) => one.firstByteMs - other.firstByteMs))
  return [
    {
      what: `${characters} characters with a mark, ${base}, computing`,
      measured: rounded(median(taken.map(({ one }) => one.cpuMs))),
      unit: 'ms',
      baseline: rounded(median(taken.map(({ other }) => other.cpuMs))),
      baselineName: 'without',
      relation: rounded(share, 2),
      limit: `≤ ${shareMax}`,
      holds: share <= shareMax,
    },
    {
      what: `first byte with a mark, ${base}`,
      measured: rounded(median(taken.map(({ one }) => one.firstByteMs))),
      unit: 'ms',
      baseline: rounded(median(taken.map(({ other }) => other.firstByteMs))),
      baselineName: 'without',
      relation: rounded(laterMs, 2),
      limit: `+ ${laterMaxMs} ms`,
      holds: laterMs <= laterMaxMs,
    },
  ]
}
