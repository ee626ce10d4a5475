/** Numbers for streams that are open at the same time; each has a flag that all threads can read. */
export class StreamSlots {
  /** One flag a slot, and one more for streams without a caller. */
  readonly cancelFlags: Int32Array
  readonly #free: number[]

  constructor(count: number) {
    this.cancelFlags = new Int32Array(new SharedArrayBuffer((count + 1) * Int32Array.BYTES_PER_ELEMENT))
    this.#free = Array.from({ length: count }, (_, index) => count - 1 - index)
  }

  take(): number | undefined {
    return this.#free.pop()
  }

  /** From now on the worker that speaks this stream stops at its next chunk. */
  cancel(slot: number): void {
    Atomics.store(this.cancelFlags, slot, 1)
  }

  /** Only once no worker looks at the slot any more. */
  giveBack(slot: number): void {
    Atomics.store(this.cancelFlags, slot, 0)
    this.#free.push(slot)
  }
}
