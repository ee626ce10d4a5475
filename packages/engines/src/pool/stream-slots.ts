/** Numbers for streams that are spoken at the same time; each has a flag that all threads can read. */
export class StreamSlots {
  /** One flag a slot, and one more for streams without a caller. */
  readonly cancelFlags: Int32Array
  readonly #free: number[]
  readonly #taken = new Set<number>()

  constructor(count: number) {
    this.cancelFlags = new Int32Array(new SharedArrayBuffer((count + 1) * Int32Array.BYTES_PER_ELEMENT))
    this.#free = Array.from({ length: count }, (_, index) => count - 1 - index)
  }

  take(): number | undefined {
    const slot = this.#free.pop()
    if (slot !== undefined) this.#taken.add(slot)
    return slot
  }

  /** From now on the worker that speaks this stream stops at its next chunk. A slot that nobody has is left alone. */
  cancel(slot: number): void {
    if (this.#taken.has(slot)) Atomics.store(this.cancelFlags, slot, 1)
  }

  /** Only once no worker looks at the slot any more. False, and nothing happens, when nobody has it. */
  giveBack(slot: number): boolean {
    if (!this.#taken.delete(slot)) return false
    Atomics.store(this.cancelFlags, slot, 0)
    this.#free.push(slot)
    return true
  }
}
