import type { PieceReport, SpokenBy } from '@vireo/engines'

/** What was heard of the pieces so far, beside their sound. */
export type Heard = {
  /** 0–100, one for each 50 ms. */
  readonly levels: readonly number[]
  /** Engines on other machines that spoke, each once. */
  readonly spokenBy: readonly SpokenBy[]
  add(report: PieceReport): void
}

/** Creates what collects levels and engines, with nothing heard yet. */
export function createHeard(): Heard {
  const levels: number[] = []
  const spokenBy: SpokenBy[] = []
  return {
    levels,
    spokenBy,
    add(report) {
      levels.push(...report.levels)
      const by = report.spokenBy
      if (by && !spokenBy.some(({ engine, insteadOf }) => engine === by.engine && insteadOf === by.insteadOf))
        spokenBy.push(by)
    },
  }
}

/** Describes which engines on other machines spoke, and in whose place; nothing where none did. */
export function describeSpokenBy(spokenBy: readonly SpokenBy[]): {
  readonly engine?: string
  readonly engine_instead_of?: string
} {
  if (spokenBy.length === 0) return {}
  const engines = [...new Set(spokenBy.map(({ engine }) => engine))]
  const failed = [...new Set(spokenBy.flatMap(({ insteadOf }) => insteadOf ?? []))]
  return { engine: engines.join(', '), ...(failed.length > 0 && { engine_instead_of: failed.join(', ') }) }
}
