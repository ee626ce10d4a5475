import { candidatesMax, type PitchCandidates } from './pitch-track.ts'

/** What an octave of pitch change within one hop costs. */
const jumpCost = 3
/** What it costs to begin or end being voiced. */
const switchCost = 0.35
/** Misfit at which a frame is as likely voiced as not. */
const unvoicedCost = 0.36
/** Of two periods that fit alike, the shorter one: its multiples always fit as well. */
const longPeriodCost = 0.04

const states = candidatesMax + 1

/**
 * Finds the most plausible melody through all candidates (Viterbi, as in Mauch and Dixon 2014): pitches that fit their
 * frames without jumping, with unvoiced stretches. Returns hertz, 0 where unvoiced.
 */
export function pitchPath({ frames, periods, misfits }: PitchCandidates, audible: Uint8Array): Float32Array {
  const from = new Uint8Array(frames * states)
  let costs = new Float64Array(states)
  let next = new Float64Array(states)
  for (let frame = 0; frame < frames; frame++) {
    for (let state = 0; state < states; state++) {
      const local = localCost(periods, misfits, audible, frame, state)
      let best = 0
      let bestCost = Infinity
      for (let before = 0; before < states && local < Infinity; before++) {
        const cost = (costs[before] ?? 0) + (frame === 0 ? 0 : transition(periods, frame, before, state))
        if (cost < bestCost) [best, bestCost] = [before, cost]
      }
      next[state] = bestCost + local
      from[frame * states + state] = best
    }
    ;[costs, next] = [next, costs]
  }
  return trace(costs, from, periods, frames)
}

/** Computes the cost of a state in a frame; the last state means unvoiced. */
function localCost(
  periods: Float32Array,
  misfits: Float32Array,
  audible: Uint8Array,
  frame: number,
  state: number,
): number {
  if (state === candidatesMax) return audible[frame] ? unvoicedCost : 0
  const at = frame * candidatesMax + state
  const period = periods[at] ?? 0
  if (period === 0 || !audible[frame]) return Infinity
  return (misfits[at] ?? 1) + longPeriodCost * Math.log2(period * 500)
}

function transition(periods: Float32Array, frame: number, before: number, state: number): number {
  const wasVoiced = before < candidatesMax
  const isVoiced = state < candidatesMax
  if (wasVoiced !== isVoiced) return switchCost
  if (!isVoiced) return 0
  const earlier = periods[(frame - 1) * candidatesMax + before] ?? 0
  const later = periods[frame * candidatesMax + state] ?? 0
  if (earlier === 0 || later === 0) return Infinity
  return jumpCost * Math.abs(Math.log2(later / earlier))
}

function trace(costs: Float64Array, from: Uint8Array, periods: Float32Array, frames: number): Float32Array {
  const hz = new Float32Array(frames)
  let state = costs.indexOf(Math.min(...costs))
  for (let frame = frames - 1; frame >= 0; frame--) {
    const period = state < candidatesMax ? (periods[frame * candidatesMax + state] ?? 0) : 0
    hz[frame] = period > 0 ? 1 / period : 0
    state = from[frame * states + state] ?? candidatesMax
  }
  return hz
}
