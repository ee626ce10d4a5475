/** How a room answers. */
export type Environment = {
  /** Seconds until it is 60 dB quieter, at middle pitches. */
  readonly decay: number
  /** How much sooner high pitches die, 0…1. */
  readonly damping: number
  /** The longest way between its walls, in metres. */
  readonly metres: number
  /** How loud the room is beside the voice, 0…1. */
  readonly wet: number
}

/** The rooms by their ids. */
export const environments = {
  small_room: { decay: 0.35, damping: 0.55, metres: 4, wet: 0.3 },
  large_room: { decay: 0.8, damping: 0.5, metres: 11, wet: 0.32 },
  bathroom: { decay: 1.1, damping: 0.12, metres: 4.5, wet: 0.42 },
  hall: { decay: 1.9, damping: 0.4, metres: 24, wet: 0.38 },
  church: { decay: 4.2, damping: 0.42, metres: 42, wet: 0.42 },
  cave: { decay: 2.8, damping: 0.28, metres: 21, wet: 0.48 },
  tunnel: { decay: 2.2, damping: 0.2, metres: 15, wet: 0.46 },
} as const satisfies Readonly<Record<string, Environment>>
export type EnvironmentId = keyof typeof environments

const metresPerSecond = 343
/** How far apart the walls of the eight ways are, as shares of the longest. */
const ways = [0.31, 0.37, 0.44, 0.53, 0.62, 0.73, 0.86, 1] as const

type Way = { readonly line: Float32Array; readonly gain: number; at: number; dulled: number }

/**
 * Creates what a room answers to one channel: a feedback delay network of eight ways, mixed by a Householder reflection
 * after each turn and duller with every wall. How the sound is cut makes no difference.
 */
export function createRoom({ decay, damping, metres }: Environment, sampleRateHz: number) {
  const room = ways.map((share): Way => {
    const length = Math.max(16, Math.round((metres * share * sampleRateHz) / metresPerSecond) | 1)
    return {
      line: new Float32Array(length),
      gain: 0.001 ** (length / sampleRateHz / decay),
      at: 0,
      dulled: 0,
    }
  })
  const bright = 1 - damping * 0.85
  /** Answers one sample. */
  return (sample: number): number => {
    let sum = 0
    for (const way of room) {
      way.dulled += bright * ((way.line[way.at] ?? 0) - way.dulled)
      sum += way.dulled
    }
    let out = 0
    let sign = 1
    for (const way of room) {
      way.line[way.at] = (way.dulled - sum / 4) * way.gain + sample
      way.at = way.at + 1 === way.line.length ? 0 : way.at + 1
      out += sign * way.dulled
      sign = -sign
    }
    return out * 0.35
  }
}
