import { pitchHopMs, type PitchTrack, type SampleSource } from '@vireo/audio'

/** A nucleus stands out from what surrounds it by so much (after de Jong and Wempe 2009). */
const dipDb = 2
/** Quieter stretches than this below the loud ones are pauses. */
const pauseBelowLoudDb = 25
/** Shorter gaps belong to the words around them. */
const shortestPauseMs = 300
const reachFrames = 8

/** How a recording is spoken: what can be added up over several of them. */
export type Articulation = { readonly syllables: number; readonly spokenMs: number }

/** Counts syllable nuclei, peaks of loudness that are voiced, and the time spent speaking between pauses. */
export function articulationOf(source: SampleSource, track: PitchTrack): Articulation {
  const levels = smoothedDb(energiesOf(source, track))
  const loud = levels.toSorted()[Math.floor(levels.length * 0.95)] ?? 0
  const floor = loud - pauseBelowLoudDb
  return { syllables: countNuclei(levels, track.hz, floor), spokenMs: spokenFrames(levels, floor) * pitchHopMs }
}

/** Computes a slope that follows vowels and ignores both the murmur of a low voice and hissing. */
function slopeAt(samples: Float32Array, at: number): number {
  const before = (samples[at] ?? 0) + (samples[at + 1] ?? 0) + (samples[at + 2] ?? 0)
  return (samples[at + 3] ?? 0) + (samples[at + 4] ?? 0) + (samples[at + 5] ?? 0) - before
}

/** Measures the energy of each frame. */
function energiesOf(source: SampleSource, { hz, hopSamples }: PitchTrack): Float32Array {
  const blockFrames = 400
  const energies = new Float32Array(hz.length)
  for (let first = 0; first < hz.length; first += blockFrames) {
    const count = Math.min(blockFrames, hz.length - first)
    const block = source.read(first * hopSamples - 3, count * hopSamples + 6)
    for (let frame = 0; frame < count; frame++) {
      let energy = 0
      for (let at = frame * hopSamples; at < (frame + 1) * hopSamples; at++) energy += slopeAt(block, at) ** 2
      energies[first + frame] = energy / hopSamples
    }
  }
  return energies
}

/** Smooths energies to loudness in dB, without the beats of a low voice. */
function smoothedDb(energies: Float32Array): Float32Array {
  return energies.map((_, at) => {
    let sum = 0
    let weights = 0
    for (let near = -reachFrames; near <= reachFrames; near++) {
      const weight = 0.5 + 0.5 * Math.cos((Math.PI * near) / (reachFrames + 1))
      sum += weight * (energies[at + near] ?? 0)
      weights += weight
    }
    return 10 * Math.log10(sum / weights + 1e-10)
  })
}

/** Tells whether a frame is voiced or near a voiced one, since a nucleus may lose its pitch for a moment. */
function isVoiced(hz: Float32Array, frame: number): boolean {
  return hz.subarray(Math.max(0, frame - 4), frame + 5).some((value) => value > 0)
}

function countNuclei(levels: Float32Array, hz: Float32Array, floor: number): number {
  let count = 0
  let peak = -Infinity
  let peakFrame = 0
  let valley = Infinity
  for (const [frame, level] of levels.entries()) {
    if (level > peak) [peak, peakFrame] = [level, frame]
    if (level < peak - dipDb) {
      if (peak > floor && peak - valley > dipDb && isVoiced(hz, peakFrame)) count++
      ;[peak, valley] = [level, level]
    }
    if (level < valley) [valley, peak] = [level, level]
  }
  return count
}

function spokenFrames(levels: Float32Array, floor: number): number {
  const shortestPause = shortestPauseMs / pitchHopMs
  let spoken = 0
  let quiet = Infinity
  for (const level of levels) {
    if (level < floor) quiet++
    else {
      spoken += quiet < shortestPause ? quiet + 1 : 1
      quiet = 0
    }
  }
  return spoken
}
