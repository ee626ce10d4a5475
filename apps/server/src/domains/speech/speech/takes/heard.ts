import type { PieceReport, ReplacedSound, SpokenBy } from '@vireo/engines'

/** What was heard of the pieces so far, beside their sound. */
export type Heard = {
  /** 0–100, one for each 50 ms. */
  readonly levels: readonly number[]
  add(report: PieceReport): void
  /** Tells what was not certain before it was heard. */
  describe(): HeardNotes
}

/** What people are told of how it was spoken; nothing where all of it is as they asked. */
export type HeardNotes = {
  /** The engines on other machines that spoke, and those in whose place. */
  readonly engine?: string
  readonly engine_instead_of?: string
  /** Sounds of dictionaries and phonemes that the engine has not, and what it said instead. */
  readonly replaced_sounds?: readonly ReplacedSound[]
  /** Whether an engine that takes no sounds read the letters. */
  readonly sounds_passed_over?: true
}

/** What is told of replaced sounds is bounded: a rule may give hundreds, each with as many marks. */
const soundsMax = 100
const lettersMax = 24

function cut(sound: string): string {
  return sound.length > lettersMax ? `${sound.slice(0, lettersMax)}…` : sound
}

/** Creates what collects levels, engines and replaced sounds, with nothing heard yet. */
export function createHeard(): Heard {
  const levels: number[] = []
  const spokenBy: SpokenBy[] = []
  const replaced = new Map<string, ReplacedSound>()
  let arePassedOver = false
  return {
    levels,
    add(report) {
      levels.push(...report.levels)
      if (report.spokenBy) spokenBy.push(report.spokenBy)
      for (const { from, to } of report.sounds?.replaced ?? []) {
        const sound = { from: cut(from), to: cut(to) }
        if (replaced.size < soundsMax) replaced.set(`${sound.from} ${sound.to}`, sound)
      }
      arePassedOver ||= report.sounds?.arePassedOver ?? false
    },
    describe: () => ({
      ...describeEngines(spokenBy),
      ...(replaced.size > 0 && { replaced_sounds: [...replaced.values()] }),
      ...(arePassedOver && { sounds_passed_over: true }),
    }),
  }
}

function describeEngines(spokenBy: readonly SpokenBy[]): Pick<HeardNotes, 'engine' | 'engine_instead_of'> {
  if (spokenBy.length === 0) return {}
  const engines = [...new Set(spokenBy.map(({ engine }) => engine))]
  const failed = [...new Set(spokenBy.flatMap(({ insteadOf }) => insteadOf ?? []))]
  return { engine: engines.join(', '), ...(failed.length > 0 && { engine_instead_of: failed.join(', ') }) }
}
