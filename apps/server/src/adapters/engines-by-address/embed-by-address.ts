import type { EmbeddingsEngine } from '@vireo/engines'
import { z } from 'zod'
import { type AddressEngine, hostOf } from '../../ports/address-engines.ts'
import type { AddressClient } from './address-client.ts'
import { addressFailure } from './failure-of.ts'
import { readJson } from './read-answer.ts'

const bytesMax = 32 * 2 ** 20
const spareBytes = 65_536
const bytesOfNumber = 26
/** More than any model that is offered. */
const dimensionsMax = 8192
const spareMarks = 1000

const Vectors = z.object({
  data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(1) })),
})

/** Creates what compares texts on another machine. */
export function embeddingsByAddress(client: AddressClient, engine: AddressEngine): EmbeddingsEngine {
  const host = hostOf(engine)
  return {
    close: () => Promise.resolve(),
    async embed(texts, { signal, share: owner } = {}) {
      if (texts.length === 0) return []
      const body = JSON.stringify({ model: engine.model, input: texts, encoding_format: 'float' })
      return client.ask(
        engine,
        { path: '/embeddings', body, maxBytes: bytesFor(texts.length), signal, owner },
        async (answer) => {
          const vectors = Vectors.safeParse(await readJson(answer, host, spareMarks + texts.length * dimensionsMax))
          const found = vectors.data?.data.toSorted((one, other) => one.index - other.index) ?? []
          const lengths = new Set(found.map(({ embedding }) => embedding.length))
          if (found.length !== texts.length || lengths.size !== 1 || !found.every(({ index }, at) => index === at))
            throw addressFailure('garbled', `${host} answered something else than it should.`)
          return found.map(({ embedding }) => Float32Array.from(embedding))
        },
      )
    },
  }
}

/** Computes the most bytes that so many vectors take. */
function bytesFor(texts: number): number {
  return Math.min(bytesMax, spareBytes + texts * dimensionsMax * bytesOfNumber)
}
