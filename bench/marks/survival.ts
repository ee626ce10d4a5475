import {
  attacks,
  marked,
  closeMedia,
  moreAttacks,
  readAloud,
  trimmed,
  voices,
} from '@vireo/engine-provenance/attacks.testing.ts'
import { createPatterns, findMarks } from '@vireo/engine-provenance'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import { openKept } from './kept.ts'
import { wordsOf } from './words-of.ts'

/** How long clips are. */
export const clipSeconds = 10
const clipsWanted = Number(process.env['VIREO_TEST_MARKED_CLIPS'] ?? 300)
const key = { id: 'ours', secret: Buffer.from('measured with ours') }
const code = Uint8Array.of(3, 141, 59, 26, 53)

/** Only these attacks, by their names with semicolons between; those that were measured before stay in the table. */
const wanted = process.env['VIREO_TEST_ATTACKS']?.split(';')

/** What was found in marked clips, by what was done to them. */
type Survival = Record<string, { missed: number; scores: number[] }>

/** Counts how many marks are missed after each attack. Goes on where it was ended. */
export async function measureSurvival(): Promise<{ readonly rows: readonly Row[] }> {
  const kept = openKept<Survival>('marks-survival', {})
  const { value } = kept
  const all = Object.entries({ ...attacks, ...moreAttacks }).filter(([name]) => wanted?.includes(name) ?? true)
  const pattern = createPatterns(key.secret).of(code)
  for (let at = 0; at < clipsWanted; at++) {
    const voice = voices[at % voices.length]
    const missing = all.filter(([name]) => (value[name]?.scores.length ?? 0) <= at)
    if (!voice || missing.length === 0) continue
    const sound = await readAloud(voice, clipSeconds + 1, 10 * at, wordsOf)
    const clip = trimmed(marked(sound, pattern), clipSeconds)
    for (const [name, attack] of missing) {
      const { mark, score } = findMarks(await attack(clip), [key], () => undefined)
      const found = (value[name] ??= { missed: 0, scores: [] })
      found.scores.push(rounded(score, 2))
      if (mark?.keyId !== key.id) found.missed++
    }
    kept.save()
  }
  await closeMedia()
  return { rows: Object.entries(value).map(rowOf) }
}

function rowOf([name, { missed, scores }]: [string, Survival[string]]): Row {
  const share = (100 * missed) / scores.length
  return {
    what: `missed after: ${name} (${scores.length} clips; least ${rounded(Math.min(...scores))}, median ${rounded(median(scores))})`,
    measured: rounded(share, 2),
    unit: '%',
    limit: '≤ 1 %',
    holds: share <= 1,
  }
}
