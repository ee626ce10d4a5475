import { randomInt } from 'node:crypto'

const none = -1
/** Nobody outside knows it: words whose code units all fall on one place cannot be thought out. */
const seed = randomInt(2 ** 32)

/**
 * Words in a tree of their code units, kept in flat arrays: ten thousand words are found in a text about as fast as
 * one. Building takes time in the length of all words together.
 */
export class WordTrie {
  #capacity = 1024
  #used = 0
  #nodes = 1
  #fromNode = new Int32Array(this.#capacity).fill(none)
  #unit = new Uint16Array(this.#capacity)
  #toNode = new Int32Array(this.#capacity)
  /** By node: what ends there, by its place in whatever list the words came from. */
  #ends = new Int32Array(1024).fill(none)

  get isEmpty(): boolean {
    return this.#nodes === 1
  }

  /** How many code units are held; what it weighs in memory. */
  get size(): number {
    return this.#nodes
  }

  /** Adds a word; of those that are alike, the first stays. */
  add(word: string, value: number): void {
    let node = 0
    for (let at = 0; at < word.length; at++)
      node = this.#child(node, word.charCodeAt(at)) ?? this.#grow(node, word.charCodeAt(at))
    if (this.#ends[node] === none) this.#ends[node] = value
  }

  /** Follows a code unit from a node (0 is the root); undefined where no word goes on so. */
  step(node: number, unit: number): number | undefined {
    return this.#child(node, unit)
  }

  /** Returns what ends at a node, or -1. */
  endAt(node: number): number {
    return this.#ends[node] ?? none
  }

  #child(node: number, unit: number): number | undefined {
    const mask = this.#capacity - 1
    for (let slot = hash(node, unit) & mask; ; slot = (slot + 1) & mask) {
      const from = this.#fromNode[slot]
      if (from === none) return undefined
      if (from === node && this.#unit[slot] === unit) return this.#toNode[slot]
    }
  }

  #grow(node: number, unit: number): number {
    if (2 * this.#used >= this.#capacity) this.#widen()
    const child = this.#nodes++
    if (child >= this.#ends.length) {
      const ends = new Int32Array(2 * this.#ends.length).fill(none)
      ends.set(this.#ends)
      this.#ends = ends
    }
    this.#put(node, unit, child)
    return child
  }

  #put(node: number, unit: number, child: number): void {
    const mask = this.#capacity - 1
    let slot = hash(node, unit) & mask
    while (this.#fromNode[slot] !== none) slot = (slot + 1) & mask
    this.#fromNode[slot] = node
    this.#unit[slot] = unit
    this.#toNode[slot] = child
    this.#used++
  }

  #widen(): void {
    const [from, units, to] = [this.#fromNode, this.#unit, this.#toNode]
    this.#capacity *= 2
    this.#used = 0
    this.#fromNode = new Int32Array(this.#capacity).fill(none)
    this.#unit = new Uint16Array(this.#capacity)
    this.#toNode = new Int32Array(this.#capacity)
    for (const [slot, node] of from.entries()) if (node !== none) this.#put(node, units[slot] ?? 0, to[slot] ?? 0)
  }
}

function hash(node: number, unit: number): number {
  let mixed = Math.imul(node ^ seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ unit, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
