import { freemem, totalmem } from 'node:os'
import { statSync } from 'node:fs'
import type { LoadedModel } from '../messages.ts'
import { toldLanguageOf } from './load-model.ts'

type Held = { readonly model: unknown; readonly bytes: number; language: string | undefined }

/** How models come into memory. */
export type Loading<Model> = {
  readonly load: () => Model | Promise<Model>
  /** Tells a model in memory another language. One that cannot be told is loaded again, after it was let go. */
  readonly retell?: ((model: Model) => void) | undefined
}

export type MemoryBounds = {
  /** Files of so many bytes are held; a quarter of the machine's memory unless said. */
  readonly bytesMax?: number
  /** What the machine has left; asked before each model is loaded. */
  readonly freeBytes?: () => number
}

/** A model in memory takes about so many times the size of its files. */
const memoryGrowth = 2.5

/**
 * Models that are in memory, each once, whatever language it is asked for. The one that was used longest ago goes when
 * there is no room.
 */
export class LoadedModels {
  readonly #models = new Map<string, Held>()
  readonly #bounds: Required<MemoryBounds>

  constructor(bounds: MemoryBounds = {}) {
    this.#bounds = { bytesMax: totalmem() / 4, freeBytes: freemem, ...bounds }
  }

  /** How many are in memory. */
  get count(): number {
    return this.#models.size
  }

  /** Finds a model or loads it. Never two at a time, because one order is done after the other. */
  async get<Model>(asked: LoadedModel, { load, retell }: Loading<Model>): Promise<Model> {
    const key = JSON.stringify([asked.family, asked.files])
    const language = toldLanguageOf(asked)
    const known = this.#models.get(key)
    this.#models.delete(key)
    if (known && (known.language === language || retell)) {
      if (known.language !== language) retell?.(known.model as Model)
      this.#models.set(key, { ...known, language })
      return known.model as Model
    }
    const bytes = Object.values(asked.files).reduce((sum, file) => sum + sizeOf(file), 0)
    this.#makeRoom(bytes)
    const model = await load()
    this.#models.set(key, { model, bytes, language })
    return model
  }

  #makeRoom(bytes: number): void {
    const { bytesMax, freeBytes } = this.#bounds
    let held = [...this.#models.values()].reduce((sum, model) => sum + model.bytes, 0)
    let free = freeBytes()
    for (const [key, oldest] of this.#models) {
      if (held + bytes <= bytesMax && free >= memoryGrowth * bytes) break
      this.#models.delete(key)
      held -= oldest.bytes
      free += memoryGrowth * oldest.bytes
    }
    // The library's memory is freed with the handle, which is small: nobody else would ask for its collection.
    globalThis.gc?.()
  }
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? found.size : 0
}
