import type { EffectWishes, StereoSamples } from '@vireo/engines'
import { rateHz, samplesOf, type Stereo } from '../dsp/sound.ts'
import { faded, withoutOffset } from './level.ts'
import { looped, seamOf } from './loop.ts'
import { levelled } from './loudness.ts'

const secondsMin = 0.5
const secondsMax = 30

/**
 * Brings a sound that somebody else made to length and loudness, without offset or clicks. A loop that has sound beyond its turn is
 * closed with it; one that has none is closed with its own end, and is that much shorter where no length was asked for.
 */
export function finished(
  sound: StereoSamples,
  { seconds, loops, lufs }: Pick<EffectWishes, 'seconds' | 'loops' | 'lufs'>,
): Stereo {
  const came = sound.left.length / rateHz
  const turn = seconds ?? Math.min(secondsMax, Math.max(secondsMin, loops ? came - seamOf(came) / 2 : came))
  const whole = withoutOffset(cut(sound, loops ? Math.max(turn, Math.min(came, turn + seamOf(turn))) : turn))
  const closed = loops ? closedAt(whole, turn) : faded(whole, 0.002, Math.min(0.08, turn * 0.08))
  return levelled(closed, lufs)
}

/** Closes a loop; what has nothing beyond its turn fades in from silence and out into it, a seam that nobody hears as a click. */
function closedAt(sound: Stereo, turn: number): Stereo {
  const beyond = sound.left.length - samplesOf(turn)
  return beyond > rateHz / 20 ? looped(sound, turn) : faded(cut(sound, turn), 0.02, 0.02)
}

function cut({ left, right }: StereoSamples, seconds: number): Stereo {
  const count = samplesOf(seconds)
  const side = (from: Float32Array) => {
    const to = new Float32Array(count)
    to.set(from.subarray(0, count))
    return to
  }
  return { left: side(left), right: side(right) }
}
