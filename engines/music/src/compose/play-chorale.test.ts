import { expect, test } from 'vitest'
import { genres } from '../genres/index.ts'
import { instruments, isDrumKit, type InstrumentName } from '../instruments.ts'
import { chanceOf } from '../random.ts'
import { bandOf } from './arrange.ts'
import { harmonise } from './harmonise.ts'
import { parallels } from './parallels.ts'
import { playChorale } from './play-chorale.ts'

const players = (Object.keys(instruments) as InstrumentName[]).filter((name) => !isDrumKit(name))
const band = bandOf(genres.baroque, { adds: [], without: [] })
const voice = { gainDb: 0, pan: 0, roomShare: 0 }

test('four voices are played without parallel fifths and octaves, whoever plays one of them', () => {
  for (let seed = 0; seed < 4; seed += 1) {
    const key = { tonic: seed * 3, mode: seed % 2 === 0 ? ('major' as const) : ('minor' as const) }
    const wishes = {
      genre: genres.baroque,
      key,
      metre: { beats: 4, unit: 4 } as const,
      kind: 'verse' as const,
      isLast: true,
    }
    const chords = harmonise({ startBeat: 0, lengthBeats: 24 }, wishes, chanceOf(seed))
    for (const instrument of players) {
      for (const role of ['melody', 'counter', 'harmony', 'bass'] as const) {
        const { bass, harmony, counter, melody } = playChorale(
          chords,
          key,
          { ...band, [role]: { ...voice, instrument } },
          chanceOf(seed),
        )
        // Whoever plays the harmony plays two notes to each chord: the tenor, and with it the alto.
        const tenor = harmony.filter((_, nth) => nth % 2 === 0)
        expect(tenor.map(({ startBeat }) => startBeat)).toEqual(chords.map(({ startBeat }) => startBeat))
        expect([instrument, role, parallels([bass, tenor, counter, melody])]).toEqual([instrument, role, []])
      }
    }
  }
})
