import { expect, test } from 'vitest'
import { rateHz } from '../dsp/sound.ts'
import { rendered } from './rendered.testing.ts'

/** Counts how often a tone turns in the loudest tenth of a second. */
function pitchOf(samples: Float32Array): number {
  const length = rateHz / 10
  let [from, most] = [0, 0]
  for (let start = 0; start + length <= samples.length; start += length / 4) {
    const loud = samples.subarray(start, start + length).reduce((sum, sample) => sum + sample * sample, 0)
    if (loud > most) [from, most] = [start, loud]
  }
  let turns = 0
  for (let at = from + 1; at < from + length; at++) if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) turns++
  return turns * 10
}

test.each([
  ['a 440 Hz tone', 440],
  ['10000 hz', 10_000],
  ['ein tiefer Ton mit 1,5 kHz', 1500],
])('"%s" is heard at that pitch, whatever else is said and whatever chance says', (prompt, hz) => {
  for (const seed of [1, 2]) expect(Math.abs(pitchOf(rendered(prompt, { seed }).left) - hz)).toBeLessThanOrEqual(10)
})
