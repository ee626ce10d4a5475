import {
  attacks,
  marked,
  media,
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

/** What was found in marked clips, by what was done to them. */
type Survival = { clips: number; found: Record<string, { missed: number; scores: number[] }> }

/** Counts how many marks are missed after each attack. Goes on where it was ended. */
export async function measureSurvival(): Promise<{ readonly survival: Survival; readonly rows: readonly Row[] }> {
  const kept = openKept<Survival>('marks-survival', { clips: 0, found: {} })
  const { value } = kept
  const pattern = createPatterns(key.secret).of(code)
  while (value.clips < clipsWanted) {
    const voice = voices[value.clips % voices.length]
    if (!voice) break
    const sound = await readAloud(voice, clipSeconds + 1, 10 * value.clips, wordsOf)
    const clip = trimmed(marked(sound, pattern), clipSeconds)
    for (const [name, attack] of Object.entries({ ...attacks, ...moreAttacks })) {
      const { mark, score } = findMarks(await attack(clip), [key], () => undefined)
      const found = (value.found[name] ??= { missed: 0, scores: [] })
      found.scores.push(rounded(score, 2))
      if (mark?.keyId !== key.id) found.missed++
    }
    value.clips++
    kept.save()
  }
  await media.close()
  return { survival: value, rows: Object.entries(value.found).map(rowOf) }
}

function rowOf([name, { missed, scores }]: [string, Survival['found'][string]]): Row {
  const share = (100 * missed) / scores.length
  return {
    what: `missed after: ${name} (${scores.length} clips; least ${rounded(Math.min(...scores))}, median ${rounded(median(scores))})`,
    measured: rounded(share, 2),
    unit: '%',
    limit: '≤ 1 %',
    holds: share <= 1,
  }
}
