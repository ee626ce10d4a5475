/** One section of a WebAssembly binary, in file order (WebAssembly core specification, chapter 5.5). */
export type WasmSection = { readonly id: number; readonly body: Uint8Array }

export const sectionId = { custom: 0, import: 2, export: 7, code: 10 } as const

const preambleBytes = 8
const functionNames = 1

/** Walks through bytes and refuses to leave them. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes
    this.#at = at
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length
  }

  byte(): number {
    const value = this.#bytes[this.#at++]
    if (value === undefined) throw new RangeError('the binary ends in the middle of something')
    return value
  }

  /** Unsigned LEB128 of up to 32 bits. */
  unsigned(): number {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte()
      value += (byte & 0x7f) * 2 ** shift
      if ((byte & 0x80) === 0) return value
    }
    throw new RangeError('a number takes more than 32 bits')
  }

  bytes(count: number): Uint8Array {
    const end = this.#at + count
    if (end > this.#bytes.length) throw new RangeError('the binary ends in the middle of something')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  text(): string {
    return Buffer.from(this.bytes(this.unsigned())).toString('utf8')
  }
}

/** Encodes a number as unsigned LEB128. */
export function unsignedBytes(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  do {
    const low = rest % 128
    rest = Math.floor(rest / 128)
    bytes.push(rest > 0 ? low | 0x80 : low)
  } while (rest > 0)
  return Uint8Array.from(bytes)
}

/** Reads the sections of a WebAssembly binary. Throws RangeError when their lengths do not add up. */
export function readSections(binary: Uint8Array): WasmSection[] {
  const reader = new ByteReader(binary, preambleBytes)
  const sections: WasmSection[] = []
  while (!reader.done) {
    const id = reader.byte()
    sections.push({ id, body: reader.bytes(reader.unsigned()) })
  }
  return sections
}

/** Joins the preamble and the sections to a WebAssembly binary. */
export function writeSections(preamble: Uint8Array, sections: readonly WasmSection[]): Uint8Array {
  const parts = sections.flatMap(({ id, body }) => [Uint8Array.of(id), unsignedBytes(body.length), body])
  return new Uint8Array(Buffer.concat([preamble.subarray(0, preambleBytes), ...parts]))
}

/** Reads the `name` section, if there is one: the index of each function by its name. */
export function functionNamesOf(sections: readonly WasmSection[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const { id, body } of sections) {
    if (id !== sectionId.custom) continue
    const reader = new ByteReader(body)
    if (reader.text() !== 'name') continue
    while (!reader.done) {
      const kind = reader.byte()
      const entries = new ByteReader(reader.bytes(reader.unsigned()))
      if (kind !== functionNames) continue
      for (let left = entries.unsigned(); left > 0; left--) {
        const index = entries.unsigned()
        names.set(entries.text(), index)
      }
    }
  }
  return names
}

/**
 * Finds the instructions of one function; `importedFunctions` precede the module's own in the index space. Throws
 * RangeError when there are none.
 */
export function codeOf(sections: readonly WasmSection[], functionIndex: number, importedFunctions: number): Uint8Array {
  const body = sections.find(({ id }) => id === sectionId.code)?.body
  if (!body) throw new RangeError('the binary has no code')
  const reader = new ByteReader(body)
  const count = reader.unsigned()
  for (let at = 0; at < count; at++) {
    const code = reader.bytes(reader.unsigned())
    if (at + importedFunctions === functionIndex) return code
  }
  throw new RangeError(`function ${functionIndex} has no code`)
}
