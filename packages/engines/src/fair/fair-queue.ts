import { type Link, linkOf, LinkedList } from './linked-list.ts'
import { type Loud, Loudness } from './loudness.ts'

/** How much there may be of what. */
export type FairLimits = {
  /** Items under way at the same time, of all keys together. */
  readonly running: number
  /** The same of one key; less than `running` keeps a place free for the others. As many as `running` unless said. */
  readonly runningPerKey?: number
  /** Items that wait, of all keys together. */
  readonly waiting: number
  /** The same of one key. As many as `waiting` unless said. */
  readonly waitingPerKey?: number
}

/** Why something was not taken: its own key has too much waiting, or all together have. */
export type FairRefusal = 'own_limit' | 'full'

/** Something that was taken, until it leaves. */
export type Place<Item> = { readonly key: string; readonly item: Item }

/** What became of something that asked to be taken. */
export type Entry<Item> =
  | { readonly refused: FairRefusal; readonly place?: undefined; readonly displaced?: undefined }
  /** `displaced` waited until now and does not any more: the newest of the key that had most. */
  | { readonly place: Place<Item>; readonly displaced?: Place<Item>; readonly refused?: undefined }

/** What one key has. */
class Line<Item> {
  readonly key: string
  /** In order. */
  readonly waiting = new LinkedList<Spot<Item>>()
  /** In the round while it is to have a turn. */
  readonly turn: Link<Line<Item>> = linkOf<Line<Item>>(this)
  readonly rank: Link<Loud> = linkOf<Loud>(this)
  running = 0

  constructor(key: string) {
    this.key = key
  }
}

class Spot<Item> implements Place<Item> {
  readonly line: Line<Item>
  readonly item: Item
  readonly link: Link<Spot<Item>> = linkOf<Spot<Item>>(this)
  isRunning = false

  constructor(line: Line<Item>, item: Item) {
    this.line = line
    this.item = item
  }

  get key(): string {
    return this.line.key
  }
}

/**
 * Lets the keys take turns, whoever has more waiting. Of one key the order is kept. When too much waits, room is
 * made at the expense of the key with most; nothing in here takes longer because there is more of it. What a key
 * stands for is the caller's business.
 */
export class FairQueue<Item> {
  readonly #limits: Required<FairLimits>
  readonly #lines = new Map<string, Line<Item>>()
  /** Keys whose turn comes: something waits and they may have more under way. */
  readonly #round = new LinkedList<Line<Item>>()
  readonly #loudness = new Loudness<Line<Item>>()
  #running = 0
  #waiting = 0

  constructor(limits: FairLimits) {
    this.#limits = { runningPerKey: limits.running, waitingPerKey: limits.waiting, ...limits }
    const { running, runningPerKey, waiting, waitingPerKey } = this.#limits
    if (![running, runningPerKey].every(isCount) || running < 1 || runningPerKey < 1) {
      throw new RangeError(`a queue cannot have ${running} under way, ${runningPerKey} of one key`)
    }
    if (![waiting, waitingPerKey].every(isCount)) throw new RangeError(`${waiting}, ${waitingPerKey} cannot wait`)
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Keys with something under way or waiting. */
  get keys(): number {
    return this.#lines.size
  }

  /** What one key has. */
  of(key: string): { readonly running: number; readonly waiting: number } {
    const line = this.#lines.get(key)
    return { running: line?.running ?? 0, waiting: line?.waiting.size ?? 0 }
  }

  /** Asks for a place. Whoever calls it calls `next` afterwards: what can begin at once is not counted as waiting. */
  enter(key: string, item: Item): Entry<Item> {
    const line = this.#lines.get(key)
    if (this.#mayBeginNow(line)) return { place: this.#append(key, item) }
    const ownWaiting = line?.waiting.size ?? 0
    if (ownWaiting >= this.#limits.waitingPerKey) return { refused: 'own_limit' }
    if (this.#waiting < this.#limits.waiting) return { place: this.#append(key, item) }
    const loudest = this.#loudness.loudest
    const newest = loudest?.waiting.last
    if (!newest || loudest.waiting.size <= ownWaiting + 1) return { refused: 'full' }
    this.leave(newest)
    return { place: this.#append(key, item), displaced: newest }
  }

  /** Takes what is to begin next, if anything may. It is under way until it leaves. */
  next(): Place<Item> | undefined {
    if (this.#running >= this.#limits.running) return undefined
    const line = this.#round.first
    const spot = line?.waiting.first
    if (!line || !spot) return undefined
    this.#round.remove(line.turn)
    this.#takeFrom(line, spot)
    spot.isRunning = true
    line.running++
    this.#running++
    this.#giveTurn(line)
    return spot
  }

  /** Gives a place back, waiting or under way. False when it was given back already. */
  leave(spot: Place<Item>): boolean {
    if (!(spot instanceof Spot)) throw new TypeError('a place is given back to the queue that gave it')
    const line: Line<Item> = spot.line
    if (spot.isRunning) {
      spot.isRunning = false
      line.running--
      this.#running--
      this.#giveTurn(line)
    } else if (spot.link.isIn) {
      this.#takeFrom(line, spot)
      if (line.waiting.size === 0) this.#round.remove(line.turn)
    } else return false
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(line.key)
    return true
  }

  /** Whether something of this key would be the very next to begin. */
  #mayBeginNow(line: Line<Item> | undefined): boolean {
    if (this.#running >= this.#limits.running || this.#round.size > 0) return false
    return !line || (line.waiting.size === 0 && line.running < this.#limits.runningPerKey)
  }

  #append(key: string, item: Item): Place<Item> {
    const line = this.#lines.get(key) ?? new Line<Item>(key)
    this.#lines.set(key, line)
    const spot = new Spot(line, item)
    this.#loudness.move(line, line.waiting.size, line.waiting.size + 1)
    line.waiting.add(spot.link)
    this.#waiting++
    this.#giveTurn(line)
    return spot
  }

  #takeFrom(line: Line<Item>, spot: Spot<Item>): void {
    this.#loudness.move(line, line.waiting.size, line.waiting.size - 1)
    line.waiting.remove(spot.link)
    this.#waiting--
  }

  #giveTurn(line: Line<Item>): void {
    if (line.waiting.size > 0 && line.running < this.#limits.runningPerKey) this.#round.add(line.turn)
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}
