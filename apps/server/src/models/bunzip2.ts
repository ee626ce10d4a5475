import { ModelError } from './model-error.ts'

/** Six bytes begin every block; others end the stream. */
const blockMagic = 0x314159265359
const endMagic = 0x177245385090
const symbolsPerTable = 50
const longestCode = 20

/** Bits, the highest first, of bytes that are fetched when they are needed. */
class BitReader {
  readonly #next: () => Uint8Array | undefined
  #chunk: Uint8Array = new Uint8Array(0)
  #at = 0
  #held = 0
  #bits = 0
  /** Bytes that were made up because there were none. */
  #missing = 0

  constructor(next: () => Uint8Array | undefined) {
    this.#next = next
  }

  /** Up to 24 bits. */
  read(count: number): number {
    const value = this.peek(count)
    this.skip(count)
    return value
  }

  /** The same without going on. Behind the end there are zeros. */
  peek(count: number): number {
    while (this.#bits < count) {
      this.#held = (this.#held << 8) | this.#byte()
      this.#bits += 8
    }
    return (this.#held >>> (this.#bits - count)) & ((1 << count) - 1)
  }

  /** Throws where there was nothing any more. */
  skip(count: number): void {
    this.#bits -= count
    this.#held &= (1 << this.#bits) - 1
    if (this.#missing * 8 > this.#bits) throw new ModelError('the archive ends too early')
  }

  readMagic(): number {
    return this.read(24) * 2 ** 24 + this.read(24)
  }

  skipToByte(): void {
    this.skip(this.#bits % 8)
  }

  /** Whether another stream follows. */
  get hasMore(): boolean {
    return this.#bits > this.#missing * 8 || this.#fill()
  }

  #byte(): number {
    if (this.#at >= this.#chunk.length && !this.#fill()) {
      this.#missing++
      return 0
    }
    return this.#chunk[this.#at++] ?? 0
  }

  #fill(): boolean {
    while (this.#at >= this.#chunk.length) {
      const chunk = this.#next()
      if (!chunk) return false
      this.#chunk = chunk
      this.#at = 0
    }
    return true
  }
}

/** For each length, left-aligned in 20 bits: up to where codes are so long, and where their symbols are. */
type CodeTable = { readonly limits: Int32Array; readonly bases: Int32Array; readonly symbols: readonly number[] }

/** Canonical codes: of each length, the numbers follow one another. */
function tableOf(lengths: readonly number[]): CodeTable {
  const symbols: number[] = []
  const limits = new Int32Array(longestCode + 1)
  const bases = new Int32Array(longestCode + 1)
  let code = 0
  for (let length = 1; length <= longestCode; length++) {
    bases[length] = symbols.length - code
    for (const [symbol, its] of lengths.entries()) if (its === length) symbols.push(symbol)
    code = symbols.length - (bases[length] ?? 0)
    limits[length] = code << (longestCode - length)
    code <<= 1
  }
  return { limits, bases, symbols }
}

function readSymbol(bits: BitReader, { limits, bases, symbols }: CodeTable): number {
  const ahead = bits.peek(longestCode)
  let length = 1
  while (ahead >= (limits[length] ?? -1)) if (++length > longestCode) broken()
  bits.skip(length)
  return symbols[(ahead >>> (longestCode - length)) + (bases[length] ?? 0)] ?? broken()
}

function broken(): never {
  throw new ModelError('the archive is damaged')
}

/** Which bytes occur in a block, in order. */
function readAlphabet(bits: BitReader): Uint8Array {
  const rows = bits.read(16)
  const bytes: number[] = []
  for (let row = 0; row < 16; row++) {
    if ((rows & (0x8000 >> row)) === 0) continue
    const columns = bits.read(16)
    for (let column = 0; column < 16; column++) if (columns & (0x8000 >> column)) bytes.push(row * 16 + column)
  }
  return Uint8Array.from(bytes)
}

function moveToFront(list: Uint8Array, at: number): number {
  const value = list[at] ?? broken()
  list.copyWithin(1, 0, at)
  list[0] = value
  return value
}

function readSelectors(bits: BitReader, tables: number): number[] {
  const order = Uint8Array.from({ length: tables }, (_, at) => at)
  return Array.from({ length: bits.read(15) }, () => {
    let at = 0
    while (bits.read(1) === 1) if (++at >= tables) broken()
    return moveToFront(order, at)
  })
}

function readTable(bits: BitReader, symbols: number): CodeTable {
  let length = bits.read(5)
  const lengths = Array.from({ length: symbols }, () => {
    while (bits.read(1) === 1) length += bits.read(1) === 1 ? -1 : 1
    return length < 1 || length > longestCode ? broken() : length
  })
  return tableOf(lengths)
}

/** The letters of a block, sorted by what follows them: runs and front-moved numbers undone. */
function readSorted(bits: BitReader, sizeMax: number): Uint8Array {
  const alphabet = readAlphabet(bits)
  const tables = bits.read(3)
  if (tables < 2 || tables > 6 || alphabet.length === 0) broken()
  const selectors = readSelectors(bits, tables)
  const codes = Array.from({ length: tables }, () => readTable(bits, alphabet.length + 2))
  const sorted = new Uint8Array(sizeMax)
  const end = alphabet.length + 1
  let size = 0
  let run = 0
  let weight = 1
  let table = codes[0] ?? broken()
  for (let read = 0; ; read++) {
    if (read % symbolsPerTable === 0) table = codes[selectors[read / symbolsPerTable] ?? broken()] ?? broken()
    const symbol = readSymbol(bits, table)
    if (symbol < 2) {
      run += weight << symbol
      weight <<= 1
      if (run > sizeMax) broken()
      continue
    }
    if (run > 0) {
      if (size + run > sizeMax) broken()
      sorted.fill(alphabet[0] ?? 0, size, size + run)
      size += run
      run = 0
      weight = 1
    }
    if (symbol === end) return sorted.subarray(0, size)
    if (size >= sizeMax) broken()
    sorted[size++] = moveToFront(alphabet, symbol - 1)
  }
}

/** Undoes the Burrows–Wheeler transform. */
function unsort(sorted: Uint8Array, origin: number): Uint8Array {
  if (origin >= sorted.length) broken()
  const starts = new Uint32Array(257)
  for (const byte of sorted) starts[byte + 1] = (starts[byte + 1] ?? 0) + 1
  for (let byte = 0; byte < 256; byte++) starts[byte + 1] = (starts[byte + 1] ?? 0) + (starts[byte] ?? 0)
  const next = new Uint32Array(sorted.length)
  for (let at = 0; at < sorted.length; at++) {
    const byte = sorted[at] ?? 0
    const place = starts[byte] ?? 0
    next[place] = at
    starts[byte] = place + 1
  }
  const text = new Uint8Array(sorted.length)
  let at = next[origin] ?? 0
  for (let written = 0; written < text.length; written++) {
    text[written] = sorted[at] ?? 0
    at = next[at] ?? 0
  }
  return text
}

/** Four equal bytes are followed by how often they come again. */
function expandRuns(text: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let from = 0
  let equal = 1
  for (let at = 1; at < text.length; at++) {
    equal = text[at] === text[at - 1] ? equal + 1 : 1
    if (equal < 4) continue
    parts.push(text.subarray(from, at + 1), new Uint8Array(text[at + 1] ?? 0).fill(text[at] ?? 0))
    from = at + 2
    at = from
    equal = 1
  }
  parts.push(text.subarray(from))
  return Buffer.concat(parts)
}

/**
 * Unpacks bzip2, block by block; `next` hands in the packed bytes. What the blocks hold is checked by whoever knows the
 * checksum of the whole. Throws ModelError for what is damaged.
 */
export function* bunzip2(next: () => Uint8Array | undefined): Generator<Uint8Array> {
  const bits = new BitReader(next)
  do {
    if (bits.read(16) !== 0x425a || bits.read(8) !== 0x68) broken()
    const level = bits.read(8) - 0x30
    if (level < 1 || level > 9) broken()
    for (;;) {
      const magic = bits.readMagic()
      bits.read(16)
      bits.read(16)
      if (magic === endMagic) break
      // Blocks that were shuffled on purpose have not been written since 1998.
      if (magic !== blockMagic || bits.read(1) !== 0) broken()
      const origin = bits.read(24)
      yield expandRuns(unsort(readSorted(bits, level * 100_000), origin))
    }
    bits.skipToByte()
  } while (bits.hasMore)
}
