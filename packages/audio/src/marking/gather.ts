/** Where the first number stands that is taken, and how far the next is from it. */
export type From = { readonly values: Float64Array; readonly place: number; readonly step: number }
/** Where the first sum is added, and how far the next is from it. */
export type To = { readonly values: Float64Array; readonly first: number; readonly step: number }

/** Adds to every `step`-th number what a filter makes of as many others as it has taps; what is no longer or not yet there is nought. */
export function gather(from: From, taps: Float64Array, to: To): void {
  const count = Math.max(0, Math.ceil((to.values.length - to.first) / to.step))
  const past = Math.ceil(taps.length / tapsAtOnce) * tapsAtOnce * from.step
  const known = Math.min(count, Math.max(0, Math.ceil(-from.place / from.step)))
  const end = Math.max(known, Math.min(count, Math.floor((from.values.length - past - from.place) / from.step)))
  for (let at = 0; at < known; at++) gatherOne(from, taps, to, at)
  const within = {
    from: { ...from, place: from.place + known * from.step },
    to: { ...to, first: to.first + known * to.step },
  }
  if (taps.length === 1) addScaled(within.from, taps[0] ?? 0, within.to, end - known)
  else
    for (let tap = 0; tap < taps.length; tap += tapsAtOnce)
      gatherInside(
        { ...within.from, place: within.from.place + tap * from.step },
        taps.subarray(tap, tap + tapsAtOnce),
        within.to,
        end - known,
      )
  for (let at = end; at < count; at++) gatherOne(from, taps, to, at)
}

function gatherOne({ values, place, step }: From, taps: Float64Array, to: To, at: number): void {
  let sum = 0
  for (let tap = 0; tap < taps.length; tap++) {
    const taken = place + (at + tap) * step
    if (taken >= 0 && taken < values.length) sum += (taps[tap] ?? 0) * (values[taken] ?? 0)
  }
  const added = to.first + at * to.step
  to.values[added] = (to.values[added] ?? 0) + sum
}

function addScaled({ values, place, step }: From, tap: number, to: To, count: number): void {
  const sums = to.values
  const [stepTaken, stepAdded, end] = [step | 0, to.step | 0, (to.first + count * to.step) | 0]
  let taken = place | 0
  for (let added = to.first | 0; added < end; added = (added + stepAdded) | 0) {
    sums[added] = (sums[added] ?? 0) + tap * (values[taken] ?? 0)
    taken = (taken + stepTaken) | 0
  }
}

const tapsAtOnce = 8

/** Adds up eight taps at most where all that is taken is there: in the registers of the processor, which a loop over taps is not. */
function gatherInside({ values, place, step }: From, taps: Float64Array, to: To, count: number): void {
  const t0 = taps[0] ?? 0
  const t1 = taps[1] ?? 0
  const t2 = taps[2] ?? 0
  const t3 = taps[3] ?? 0
  const t4 = taps[4] ?? 0
  const t5 = taps[5] ?? 0
  const t6 = taps[6] ?? 0
  const t7 = taps[7] ?? 0
  let v0 = values[place] ?? 0
  let v1 = values[place + step] ?? 0
  let v2 = values[place + 2 * step] ?? 0
  let v3 = values[place + 3 * step] ?? 0
  let v4 = values[place + 4 * step] ?? 0
  let v5 = values[place + 5 * step] ?? 0
  let v6 = values[place + 6 * step] ?? 0
  // Places that were divided are floating numbers to the machine, and slow to look up by.
  let taken = (place + 7 * step) | 0
  let added = to.first | 0
  const [stepTaken, stepAdded, end] = [step | 0, to.step | 0, (to.first + count * to.step) | 0]
  const sums = to.values
  while (added < end) {
    const v7 = values[taken] ?? 0
    const one = t0 * v0 + t1 * v1 + (t2 * v2 + t3 * v3)
    const other = t4 * v4 + t5 * v5 + (t6 * v6 + t7 * v7)
    sums[added] = (sums[added] ?? 0) + one + other
    taken = (taken + stepTaken) | 0
    added = (added + stepAdded) | 0
    v0 = v1
    v1 = v2
    v2 = v3
    v3 = v4
    v4 = v5
    v5 = v6
    v6 = v7
  }
}
