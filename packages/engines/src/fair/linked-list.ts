/** One thing in a list. It knows its neighbours, so that it leaves from anywhere at once. */
export type Link<Value> = {
  readonly value: Value
  before: Link<Value> | undefined
  after: Link<Value> | undefined
  isIn: boolean
}

/** A list with two ends in which nothing takes longer because it has grown. */
export class LinkedList<Value> {
  #first: Link<Value> | undefined
  #last: Link<Value> | undefined
  #size = 0

  get size(): number {
    return this.#size
  }

  get first(): Value | undefined {
    return this.#first?.value
  }

  get last(): Value | undefined {
    return this.#last?.value
  }

  /** Adds at the end; what is in already stays where it is. */
  add(link: Link<Value>): void {
    if (link.isIn) return
    link.isIn = true
    link.before = this.#last
    link.after = undefined
    if (this.#last) this.#last.after = link
    else this.#first = link
    this.#last = link
    this.#size++
  }

  /** False when it was not in. */
  remove(link: Link<Value>): boolean {
    if (!link.isIn) return false
    link.isIn = false
    if (link.before) link.before.after = link.after
    else this.#first = link.after
    if (link.after) link.after.before = link.before
    else this.#last = link.before
    link.before = undefined
    link.after = undefined
    this.#size--
    return true
  }
}

/** Creates a link that is in no list yet. */
export function linkOf<Value>(value: Value): Link<Value> {
  return { value, before: undefined, after: undefined, isIn: false }
}
