import { controlStep, type Curve, rateHz, samplesOf, valueAt } from './sound.ts'

/** Makes a pure tone whose pitch may move. */
export function sine(seconds: number, hz: Curve, gain = 1): Float32Array<ArrayBuffer> {
  return overtones(seconds, hz, [gain])
}

/** Few overtones are added up; more are read from a table of one turn. */
const addedUp = 3
const tableLength = 4096
const tables = new Map<string, Map<number, Float32Array<ArrayBuffer>>>()

/** Makes a tone of overtones with given strengths; those that would lie too high are left out. */
export function overtones(seconds: number, hz: Curve, strengths: readonly number[]): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samplesOf(seconds))
  let phase = 0
  let table = new Float32Array()
  let tableFor = -1
  for (let start = 0; start < out.length; start += controlStep) {
    const pitch = Math.max(0, valueAt(hz, start / rateHz))
    const heard = Math.min(strengths.length, Math.floor((rateHz * 0.45) / Math.max(1, pitch)))
    const step = pitch / rateHz
    const part = out.subarray(start, start + controlStep)
    if (strengths.length <= addedUp) addUp(part, strengths, heard, phase, step)
    else {
      if (heard !== tableFor) table = tableOf(strengths, heard)
      tableFor = heard
      readTable(part, table, phase, step)
    }
    phase = (phase + step * controlStep) % 1
  }
  return out
}

/** Adds sines whose pointer turns by the same angle at each sample, so that none has to be computed. */
function addUp(out: Float32Array, strengths: readonly number[], heard: number, phase: number, step: number): void {
  for (let index = 0; index < heard; index++) {
    const strength = strengths[index] ?? 0
    const angle = 2 * Math.PI * (index + 1)
    const turn = 2 * Math.cos(angle * step)
    let now = Math.sin(angle * phase) * strength
    let before = Math.sin(angle * (phase - step)) * strength
    for (let at = 0; at < out.length; at++) {
      out[at] = (out[at] ?? 0) + now
      const next = turn * now - before
      before = now
      now = next
    }
  }
}

function readTable(out: Float32Array, table: Float32Array, phase: number, step: number): void {
  let place = phase * tableLength
  const stride = step * tableLength
  for (let at = 0; at < out.length; at++) {
    const index = place | 0
    const one = table[index] ?? 0
    out[at] = one + ((table[index + 1] ?? 0) - one) * (place - index)
    place += stride
    if (place >= tableLength) place -= tableLength
  }
}

/** Answers one turn of a sum of overtones, and its first value again. */
function tableOf(strengths: readonly number[], heard: number): Float32Array<ArrayBuffer> {
  const name = strengths.join(' ')
  const known = tables.get(name) ?? new Map<number, Float32Array<ArrayBuffer>>()
  tables.set(name, known)
  const kept = known.get(heard)
  if (kept) return kept
  const table = new Float32Array(tableLength + 1)
  for (let at = 0; at < tableLength; at += controlStep)
    addUp(table.subarray(at, at + controlStep), strengths, heard, at / tableLength, 1 / tableLength)
  table[tableLength] = table[0] ?? 0
  known.set(heard, table)
  return table
}

const fallen = new Map<string, readonly number[]>()

/** Answers strengths that fall with the number of the overtone. */
export function falling(count: number, power: number): readonly number[] {
  const key = `${count} ${power}`
  const strengths = fallen.get(key) ?? Array.from({ length: count }, (_, index) => 1 / (index + 1) ** power)
  fallen.set(key, strengths)
  return strengths
}

/** Makes a curve that rises within `attack` seconds and falls by 60 dB within `decay`. */
export function pluck(attack: number, decay: number): (seconds: number) => number {
  return (seconds) => (seconds < attack ? seconds / attack : 0.001 ** ((seconds - attack) / decay))
}

/** Makes a curve that rises, stays and falls, round at both ends. */
export function swell(seconds: number, attack: number, release: number): (at: number) => number {
  return (at) => {
    const rise = Math.min(1, Math.max(0, at / attack))
    const fall = Math.min(1, Math.max(0, (seconds - at) / release))
    const level = Math.min(rise, fall)
    return level * level * (3 - 2 * level)
  }
}
