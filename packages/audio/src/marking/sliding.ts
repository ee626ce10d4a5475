/** Numbers that are still needed of a stream, by their place in the whole of it. */
export class Sliding<Numbers extends Float32Array | Float64Array = Float64Array> {
  /** Begins with the number at `start`. Longer than what it holds. */
  values: Numbers
  start = 0
  end = 0
  readonly #create: (length: number) => Numbers

  constructor(create: (length: number) => Numbers) {
    this.#create = create
    this.values = create(1024)
  }

  add(numbers: ArrayLike<number>): void {
    this.#make(this.end + numbers.length)
    this.values.set(numbers, this.end - this.start)
    this.end += numbers.length
  }

  /** Makes room for zeros up to a place. */
  extend(end: number): void {
    if (end <= this.end) return
    this.#make(end)
    this.values.fill(0, this.end - this.start, end - this.start)
    this.end = end
  }

  forget(before: number): void {
    const gone = Math.min(before, this.end) - this.start
    // Moving costs; it is done when much has gathered.
    if (gone < this.values.length / 2) return
    this.values.copyWithin(0, gone, this.end - this.start)
    this.start += gone
  }

  #make(end: number): void {
    if (end - this.start <= this.values.length) return
    const grown = this.#create(2 ** Math.ceil(Math.log2(end - this.start)))
    grown.set(this.values.subarray(0, this.end - this.start))
    this.values = grown
  }
}
