import { totalmem } from 'node:os'
import { statSync } from 'node:fs'
import type { LoadedModel } from '../messages.ts'

/** Models that are in memory, each once. The one that was used longest ago goes when there is no room. */
export class LoadedModels {
  readonly #models = new Map<string, { readonly model: unknown; readonly bytes: number }>()
  readonly #bytesMax: number

  /** Holds files of so many bytes; a quarter of the machine's memory unless said. */
  constructor(bytesMax = totalmem() / 4) {
    this.#bytesMax = bytesMax
  }

  /** Finds a model or loads it. Never two at a time, because one order is done after the other. */
  async get<Model>(asked: LoadedModel, load: () => Model | Promise<Model>): Promise<Model> {
    const key = JSON.stringify([asked.family, asked.files, asked.language])
    const known = this.#models.get(key)
    if (known) {
      this.#models.delete(key)
      this.#models.set(key, known)
      return known.model as Model
    }
    const bytes = Object.values(asked.files).reduce((sum, file) => sum + sizeOf(file), 0)
    this.#makeRoom(bytes)
    const model = await load()
    this.#models.set(key, { model, bytes })
    return model
  }

  #makeRoom(bytes: number): void {
    let held = [...this.#models.values()].reduce((sum, model) => sum + model.bytes, 0)
    for (const [key, oldest] of this.#models) {
      if (held + bytes <= this.#bytesMax) break
      this.#models.delete(key)
      held -= oldest.bytes
    }
    // The library's memory is freed with the handle, which is small: nobody else would ask for its collection.
    globalThis.gc?.()
  }
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? found.size : 0
}
