import { createHash } from 'node:crypto'
import type { EspeakLibrary } from '@echogarden/espeak-ng-emscripten'

/** Makes what espeak says next depend on nothing that it said before, only on the seed. */
export type ResetState = (seed: number) => void

/** The one build in which the addresses below are known: the package's version 0.3.5. */
const knownSha256 = '3502d997af2640e54518a06845776c8507bfeebd8ff75f80176370e35de9896b'

/**
 * Words of memory that survive an utterance and colour the next, found by comparing runs after many
 * different pasts: counters of flutter and of words, filters of breath, amplitude, echo, state of `rand`.
 */
const flutterAddress = 231_896
const randomAddress = 141_076
const survivingAddresses = [140_612, 153_988, 197_024, 227_192, 232_088, 235_328, 235_640, 235_644]
const breathFilters = { from: 211_744, to: 211_984 }

/** The flutter's table is walked in these steps; the seed chooses where to begin. */
const flutterSteps = 128

/** Tells whether the installed espeak is the build whose memory addresses this file knows. */
export function isKnownBuild(script: Uint8Array): boolean {
  return createHash('sha256').update(script).digest('hex') === knownSha256
}

/**
 * Remembers a few dozen words of memory and answers what restores them to the state of a new library, with a seed.
 * Works for the known build only.
 */
export function resetKnownBuild(espeak: EspeakLibrary): ResetState {
  const addresses = [...survivingAddresses]
  for (let address = breathFilters.from; address < breathFilters.to; address += 4) addresses.push(address)
  const initial = addresses.map((address) => [address / 4, espeak.HEAP32[address / 4] ?? 0] as const)
  return (seed) => {
    const memory = espeak.HEAP32
    for (const [index, value] of initial) memory[index] = value
    memory[randomAddress / 4] = seed | 0
    memory[flutterAddress / 4] = (seed % flutterSteps) * flutterSteps
  }
}
