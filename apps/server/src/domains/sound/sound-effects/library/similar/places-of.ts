import { soundPrintLength } from '@vireo/audio'

/** Along how many directions sounds are ordered. */
const axes = 8

/** Directions through what is heard of sounds; always the same ones, in no way special. */
const directions = Array.from({ length: axes }, (_, axis) => {
  let state = 0x9e37_79b9 ^ (axis + 1)
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x6d2b_79f5) | 0
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32 - 0.5
  }
  const numbers = Array.from({ length: soundPrintLength }, next)
  const length = Math.hypot(...numbers)
  return numbers.map((number) => number / length)
})

/** Computes where a sound lies along each direction: sounds that are alike lie near each other on every one. */
export function placesOf(print: readonly number[]): number[] {
  return directions.map((direction) => direction.reduce((sum, weight, at) => sum + weight * (print[at] ?? 0), 0))
}
