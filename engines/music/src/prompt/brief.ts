import type { Curve } from '../form/plan-sections.ts'
import type { GenreName } from '../genres/index.ts'
import type { InstrumentName } from '../instruments.ts'
import type { Metre, Role } from '../score.ts'
import type { Mode } from '../theory/keys.ts'

/** What a prompt asks for, as far as it does. */
export type Brief = {
  readonly genre: GenreName | undefined
  readonly tempoBpm: number | undefined
  readonly tonic: number | undefined
  readonly mode: Mode | undefined
  readonly metre: Metre | undefined
  readonly lengthMs: number | undefined
  readonly adds: readonly InstrumentName[]
  readonly without: readonly (InstrumentName | Role)[]
  readonly curve: Curve
  /** −1 calm … 1 full. */
  readonly energy: number
  /** −1 slow … 1 fast, within what the genre allows. */
  readonly pace: number
  /** −1 dark … 1 bright: chooses among the modes of a genre where none is named. */
  readonly brightness: number
  /** Somebody is to sing, which no instrument of the house can. */
  readonly wantsVocals: boolean
  /** What was understood, as people read it. */
  readonly understood: readonly string[]
}
