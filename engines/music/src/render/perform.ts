import type { Performance } from '@vireo/engines'
import { partName } from '../compose/compose.ts'
import type { Score } from '../score.ts'
import { openBank } from './bank.ts'
import type { DecodedSamples } from './decoded-samples.ts'
import { createMaster, masterLufs } from './master.ts'
import { playScore } from './play-score.ts'
import { predictLoudness } from './predict-loudness.ts'
import { familyOf } from './stem-families.ts'

export { openBank }

/** Makes a score ready to be heard, with the instruments open. */
export async function perform(score: Score, sampleRateHz: number): Promise<Performance> {
  const { bank, decoded } = await openBank()
  return {
    tracks: [...score.parts.map(partName), 'room'],
    families: [...score.parts.map(familyOf), 'other'],
    sampleCount: Math.round((score.durationMs * sampleRateHz) / 1000),
    expectedLufs: predictLoudness(score),
    lufs: masterLufs,
    stretches: stretchesOf(playScore(score, bank, sampleRateHz), decoded),
    createMaster: (gainDb) => createMaster(gainDb, sampleRateHz),
  }
}

/** What the next piece finds decoded: about what a piece with a large band needs. */
const decodedBytesMax = 24 * 1024 * 1024

function* stretchesOf(stretches: ReturnType<typeof playScore>, decoded: DecodedSamples) {
  try {
    for (const { stems, room, mix } of stretches) yield { tracks: [...stems, room], mix }
  } finally {
    decoded.forgetBeyond(decodedBytesMax)
  }
}
