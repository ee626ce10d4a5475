import type { SectionKind } from '../score.ts'

/** A section that is to be composed. */
export type PlannedSection = {
  readonly name: string
  readonly kind: SectionKind
  readonly durationMs: number
  /** 0–1. */
  readonly energy: number
  /** A number of its own in place of the piece's: the same section composed otherwise. */
  readonly seed?: number
  /** What is said of this section alone, read as a prompt is. */
  readonly styles: readonly string[]
  readonly avoided: readonly string[]
}

/** How much of what there is a section uses, where nothing else is said. */
export const usualEnergy: Readonly<Record<SectionKind, number>> = {
  intro: 0.3,
  verse: 0.52,
  chorus: 0.9,
  bridge: 0.6,
  break: 0.28,
  build: 0.68,
  solo: 0.8,
  outro: 0.35,
}

const calledKinds: readonly (readonly [SectionKind, RegExp])[] = [
  ['intro', /\b(?:intro|opening|start|beginning|einleitung|anfang)/iu],
  ['outro', /\b(?:outro|ending|end|coda|finale|schluss|ausklang|ende)\b/iu],
  ['build', /\b(?:pre-?chorus|build|rise|riser|aufbau|steigerung)/iu],
  ['chorus', /\b(?:chorus|refrain|hook|drop|climax|theme|höhepunkt)/iu],
  ['bridge', /\b(?:bridge|middle|brücke|mittelteil)/iu],
  ['break', /\b(?:break|breakdown|interlude|pause|zwischenspiel)/iu],
  ['solo', /\b(?:solo|improvisation)/iu],
]

/** Answers what a section is by what people call it; what is called nothing known is a verse. */
export function kindOfName(name: string): SectionKind {
  return calledKinds.find(([, called]) => called.test(name))?.[0] ?? 'verse'
}
