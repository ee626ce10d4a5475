import { integratedLoudness, joinSamples, writeWav } from '@vireo/audio'
import { aNoise, aSine, aVoice } from '@vireo/audio/testing.ts'
import { expect, it } from 'vitest'
import { runFfmpeg } from './testing.ts'

/** FFmpeg's own BS.1770 meter, to a tenth of a unit. */
async function ffmpegLoudness(samples: Float32Array, sampleRateHz: number): Promise<number> {
  const args = ['-i', 'in.wav', '-af', 'ebur128', '-f', 'null', '-']
  const { log } = await runFfmpeg({ 'in.wav': writeWav(samples, sampleRateHz) }, args)
  return Number(/I:\s+(-?[\d.]+) LUFS/.exec(log.join('\n').split('Integrated loudness').at(-1) ?? '')?.[1])
}

const fading = aVoice(22_050, 12_000)

it.each([
  ['a voice', aVoice(22_050, 8000), 22_050],
  ['a voice at a low rate', aVoice(16_000, 8000), 16_000],
  [
    'a soft voice with long pauses',
    joinSamples([aVoice(24_000, 3000).map((x) => x / 8), new Float32Array(200_000), aVoice(24_000, 2000)]),
    24_000,
  ],
  ['a voice that fades', fading.map((sample, at) => sample * 0.9997 ** (at / 10)), 22_050],
  ['noise', aNoise(48_000 * 5, 0.3), 48_000],
  ['a low tone', aSine(44_100, 60, 5000, 0.5), 44_100],
  ['a high tone', aSine(44_100, 6000, 5000, 0.2), 44_100],
])('our meter and FFmpeg agree on %s', async (_, samples, sampleRateHz) => {
  const theirs = await ffmpegLoudness(samples, sampleRateHz)
  expect(theirs).toBeLessThan(0)
  expect(Math.abs(integratedLoudness(samples, sampleRateHz) - theirs)).toBeLessThan(0.2)
})
