import type { MarkFinding, MarkOptions } from '@vireo/engines'

/** What marks of this instance are found with. */
export type Marks = {
  /** Whether what is made now is marked. */
  readonly areWritten: boolean
  /** Of the samples that are looked through. */
  readonly sampleRateHz: number
  /** Looks for the marks of every key that this instance ever had. Rejects with EngineError. */
  find(samples: Float32Array, options: MarkOptions & { readonly share: string }): Promise<MarkFinding>
}
