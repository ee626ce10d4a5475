/** Remembers what was met lately, in bounded memory and constant time: at least the last `keysMax / 2` keys. */
export class Recent<Value extends object> {
  readonly #generationMax: number
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()

  constructor(keysMax: number) {
    this.#generationMax = keysMax / 2
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young) return young
    const old = this.#old.get(key)
    if (old) this.add(key, old)
    return old
  }

  /** Forgets whoever was not met while so many others were. */
  add(key: string, value: Value): void {
    if (this.#young.size >= this.#generationMax) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }
}
