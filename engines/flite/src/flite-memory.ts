/** The memory of an instance: C strings in and out, numbers at addresses. Views are made afresh, memory may grow. */
export class FliteMemory {
  readonly #memory: { readonly buffer: ArrayBuffer }
  readonly #malloc: (sizeBytes: number) => number
  readonly #interned = new Map<string, number>()

  constructor(memory: { readonly buffer: ArrayBuffer }, malloc: (sizeBytes: number) => number) {
    this.#memory = memory
    this.#malloc = malloc
  }

  get sizeBytes(): number {
    return this.#memory.buffer.byteLength
  }

  view(): DataView {
    return new DataView(this.#memory.buffer)
  }

  word(address: number): number {
    return this.view().getUint32(address, true)
  }

  /** 16-bit samples at an address; valid until the instance runs again. */
  samples(address: number, count: number): Int16Array {
    return new Int16Array(this.#memory.buffer, address, count)
  }

  /** Copies a zero-terminated string in. The caller frees it. */
  store(text: string): number {
    const bytes = Buffer.from(`${text}\0`, 'latin1')
    const address = this.#malloc(bytes.length)
    if (address === 0) throw new Error('flite is out of memory')
    new Uint8Array(this.#memory.buffer, address, bytes.length).set(bytes)
    return address
  }

  /** The address of a constant that stays for the life of the instance. */
  intern(text: string): number {
    const known = this.#interned.get(text)
    if (known !== undefined) return known
    const address = this.store(text)
    this.#interned.set(text, address)
    return address
  }

  text(address: number): string {
    const bytes = new Uint8Array(this.#memory.buffer, address)
    return Buffer.from(bytes.subarray(0, bytes.indexOf(0))).toString('latin1')
  }
}
