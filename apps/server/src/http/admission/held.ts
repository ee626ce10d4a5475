import { AppError } from '../../kernel/errors.ts'
import { Commons } from './commons.ts'
import type { AdmissionLimits, Bounds } from './limits.ts'
import { refusal } from './refusal.ts'
import { Tally } from './tally.ts'
import { byLevel, type Counted, countedIn, holderIn, type Level, levels, type Who } from './who.ts'

export type Resource = Exclude<keyof AdmissionLimits, 'requestsPerSecond' | 'connections' | 'bodyBytesPerSecondMin'>

const names: Readonly<Record<Resource, string>> = {
  running: 'requests under way',
  sockets: 'open sockets',
  openBodies: 'request bodies under way',
  memoryBytes: 'bytes of request bodies',
  diskBytes: 'bytes of uploads',
}
export const resources = Object.keys(names) as readonly Resource[]

/** Something held until it is released; releasing twice is releasing once. */
export type Lease = {
  /** Counts the same amount for somebody else too: whoever the caller turns out to be. Throws, and holds what it held. */
  join(who: Who): void
  /** Holds more. Throws where that is too much, and holds what it held. */
  grow(amount: number): void
  release(): void
}

/** Where one resource is counted. */
export type Room = {
  readonly what: string
  readonly tallies: Readonly<Record<Level, Tally>>
  readonly commons: Commons
}

/** Creates the empty room of a resource, with a tally for each level and one for the instance. */
export function roomOf(resource: Resource, bounds: Bounds): Room {
  return {
    what: names[resource],
    tallies: byLevel(({ scope, times }) => new Tally(bounds[scope] * times)),
    commons: new Commons(bounds.instance),
  }
}

/** Room that somebody has taken. */
export class Held implements Lease {
  readonly #room: Room
  #counted: Counted[] = []
  #holder: string
  #amount: number
  #isReleased = false

  constructor(room: Room, who: Who, amount: number) {
    this.#room = room
    this.#amount = amount
    this.#holder = holderIn(who)
    this.#counted = countedIn(who)
    this.#takeFor(this.#counted, amount, amount, () => room.commons.take(this.#holder, amount))
  }

  join(who: Who): void {
    if (this.#isReleased) return
    const joining = countedIn(who)
    const holder = who.workspace ?? this.#holder
    const amount = this.#amount
    this.#takeFor(joining, amount, amount, () => this.#room.commons.move(this.#holder, holder, amount))
    this.#counted.push(...joining)
    this.#holder = holder
  }

  grow(amount: number): void {
    if (this.#isReleased) return
    const whole = this.#amount + amount
    this.#takeFor(this.#counted, amount, whole, () => this.#room.commons.take(this.#holder, amount))
    this.#amount = whole
  }

  release(): void {
    if (this.#isReleased) return
    this.#isReleased = true
    for (const [level, key] of this.#counted) this.#room.tallies[level].give(key, this.#amount)
    this.#room.commons.give(this.#holder, this.#amount)
  }

  /** All of them and what all share, or nothing. */
  #takeFor(counted: readonly Counted[], amount: number, whole: number, takeShared: () => boolean): void {
    const { tallies } = this.#room
    let taken = 0
    for (const [level, key] of counted) {
      if (!tallies[level].take(key, amount)) break
      taken++
    }
    if (taken === counted.length && takeShared()) return
    for (const [level, key] of counted.slice(0, taken)) tallies[level].give(key, amount)
    throw this.#refusal(counted, whole, counted[taken]?.[0])
  }

  #refusal(counted: readonly Counted[], whole: number, refused: Level | undefined): AppError {
    const { tallies, commons, what } = this.#room
    if (!commons.couldHold(whole) || counted.some(([level]) => !tallies[level].couldHold(whole)))
      return new AppError('request_too_large')
    return refusal(refused === undefined ? 'instance' : levels[refused].scope, what, 1)
  }
}
