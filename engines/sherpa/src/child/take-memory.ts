import { createHash } from 'node:crypto'
import type { SpeakOrder } from '../messages.ts'

/** About ten minutes of speech. */
const samplesMax = 24_000 * 600

export type Take = { readonly samples: Int16Array; readonly sampleRateHz: number }

/**
 * Most of these models draw their noise by themselves, so that no two takes are alike. What was asked for with the
 * same seed before is therefore given again from here, as long as it is remembered.
 */
export class TakeMemory {
  readonly #takes = new Map<string, Take>()
  #samples = 0

  recall(key: string): Take | undefined {
    const take = this.#takes.get(key)
    if (!take) return undefined
    // Moved to the young end.
    this.#takes.delete(key)
    this.#takes.set(key, take)
    return take
  }

  keep(key: string, take: Take): void {
    this.#takes.set(key, take)
    this.#samples += take.samples.length
    for (const [oldest, { samples }] of this.#takes) {
      if (this.#samples <= samplesMax) return
      this.#takes.delete(oldest)
      this.#samples -= samples.length
    }
  }
}

/** Computes the key of an order; equal orders have equal keys. */
export function keyOfOrder({ family, files, language, steps, text, speed, seed, sid, reference }: SpeakOrder): string {
  const asked = [family, files, language, steps, text, speed, seed, sid, reference?.sampleRateHz, reference?.transcript]
  const hash = createHash('sha256').update(JSON.stringify(asked))
  const { samples } = reference ?? {}
  if (samples) hash.update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  return hash.digest('base64')
}
