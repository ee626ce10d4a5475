import type { CompiledRules } from '../rules/compile-rules.ts'

/** About 200 MB at the very most, as a node takes up to 48 bytes; a thousand usual dictionaries are a tenth of it. */
const sizeMax = 4_000_000
const entriesMax = 1000

/** Remembers compiled versions, which never change, and forgets those that were not asked for longest. */
export class CompiledVersions {
  readonly #versions = new Map<string, CompiledRules>()
  readonly #underWay = new Map<string, Promise<CompiledRules | undefined>>()
  #size = 0

  /** Returns a version; compiles it once for all who ask at a time. */
  async getOr(id: string, compile: () => Promise<CompiledRules | undefined>): Promise<CompiledRules | undefined> {
    const known = this.get(id) ?? this.#underWay.get(id)
    if (known) return known
    const made = compile().finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, made)
    const compiled = await made
    if (compiled) this.set(id, compiled)
    return compiled
  }

  get(id: string): CompiledRules | undefined {
    const found = this.#versions.get(id)
    if (!found) return undefined
    this.#versions.delete(id)
    this.#versions.set(id, found)
    return found
  }

  set(id: string, compiled: CompiledRules): void {
    this.#forget(id)
    this.#versions.set(id, compiled)
    this.#size += compiled.size
    for (const oldest of this.#versions.keys()) {
      if ((this.#size <= sizeMax && this.#versions.size <= entriesMax) || this.#versions.size === 1) return
      this.#forget(oldest)
    }
  }

  #forget(id: string): void {
    this.#size -= this.#versions.get(id)?.size ?? 0
    this.#versions.delete(id)
  }
}
