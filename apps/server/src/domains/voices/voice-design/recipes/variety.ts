/** How three voices of one request keep apart, and how far chance may lead them. */
export type Controls = {
  readonly seed: number
  /** 0 … 100: how closely the voices keep to what was asked. */
  readonly guidance: number
  /** −1 … 1: more of it is less variety. */
  readonly quality: number
}

/** At guidance 5 and quality 0.9, what callers get who say nothing. */
const usual = { guidance: 5, quality: 0.9 } as const

/** Returns how far apart voices are drawn: 1 by default, less with more guidance and quality. */
export function spreadOf({ guidance, quality }: Controls): number {
  const spread = (1 + usual.quality - quality) * ((1 + usual.guidance) / (1 + guidance))
  return Math.min(2.2, Math.max(0.3, spread))
}

/** What sets one of the three apart from what was asked. */
export type Deviation = {
  readonly semitones: number
  readonly rateFactor: number
  /** Decibels from the lows to the highs. */
  readonly tiltDb: number
}

/** The first keeps closest to the wish; the others lie to either side of it. */
const sides = [
  { semitones: 0, rate: 0, tiltDb: 0 },
  { semitones: -1.1, rate: -0.035, tiltDb: -1.5 },
  { semitones: 1.1, rate: 0.035, tiltDb: 1.5 },
] as const

const chance = { semitones: 0.8, rate: 0.04, tiltDb: 1 } as const

/** Draws one deviation for each of the three voices. */
export function deviationsOf(random: () => number, spread: number): Deviation[] {
  const drawn = () => 2 * random() - 1
  return sides.map(({ semitones, rate, tiltDb }) => ({
    semitones: spread * (semitones + chance.semitones * drawn()),
    rateFactor: 2 ** (spread * (rate + chance.rate * drawn())),
    tiltDb: spread * (tiltDb + chance.tiltDb * drawn()),
  }))
}
