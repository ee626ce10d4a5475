import { hkdfSync } from 'node:crypto'
import type { MarkPattern } from '@vireo/audio'
import { codeLength, createPatterns, heardRateHz } from '@vireo/engine-provenance'
import { createMarkPool, type JobPoolOptions, type MarkKey } from '@vireo/engines'
import type { Marks } from './ports/fair-engines.ts'

/** What finds marks in sounds. */
export const markEngine = import.meta.resolve('@vireo/engine-provenance')

export type OpenMarks = Marks & {
  /** Written into everything that is made; undefined where the operator wants none. */
  readonly pattern: MarkPattern | undefined
  /** The same for a sound that can be found again by its content key. */
  patternOf(contentKey: string): MarkPattern | undefined
  close(): Promise<void>
}

export type MarkSettings = {
  readonly instanceSecret: string
  readonly areWritten: boolean
  /** Which key is written with, from 1. */
  readonly key: number
}

/** Opens what marks are written and found with. Every key follows from the instance key; the last one is in use. */
export function openMarks(
  { instanceSecret, areWritten, key }: MarkSettings,
  work: Omit<JobPoolOptions, 'engine'>,
): OpenMarks {
  const keys = Array.from({ length: key }, (_, at) => keyOf(instanceSecret, key - at))
  const [current] = keys
  const patterns = areWritten && current ? createPatterns(current.secret) : undefined
  const pool = createMarkPool({ ...work, engine: markEngine, sampleRateHz: heardRateHz })
  return {
    areWritten,
    pattern: patterns?.plain,
    patternOf: (contentKey) => patterns?.of(Buffer.from(contentKey, 'hex').subarray(0, codeLength)),
    sampleRateHz: heardRateHz,
    find: (samples, options) => pool.find(samples, keys, options),
    close: () => pool.close(),
  }
}

function keyOf(instanceSecret: string, number: number): MarkKey {
  return { id: String(number), secret: Buffer.from(hkdfSync('sha256', instanceSecret, '', `sound-mark:${number}`, 32)) }
}
