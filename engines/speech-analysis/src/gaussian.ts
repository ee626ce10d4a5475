/** Sums over frames from which mean and covariance follow; sums of two groups add up. */
export type Moments = {
  readonly count: number
  readonly sums: Float64Array
  readonly products: Float64Array
  /** Logarithm of the determinant of the covariance. */
  readonly logDeterminant: number
}

/** Keeps covariances of few frames invertible. */
const leastVariance = 0.01

/** Sums rows and their products, from which mean and covariance follow. */
export function momentsOf(rows: readonly Float32Array[]): Moments {
  const width = rows[0]?.length ?? 0
  const sums = new Float64Array(width)
  const products = new Float64Array(width * width)
  for (const row of rows) {
    for (let a = 0; a < width; a++) {
      const value = row[a] ?? 0
      sums[a] = (sums[a] ?? 0) + value
      for (let b = 0; b < width; b++) products[a * width + b] = (products[a * width + b] ?? 0) + value * (row[b] ?? 0)
    }
  }
  return finished(rows.length, sums, products)
}

/** Adds the moments of two groups. */
export function added(one: Moments, other: Moments): Moments {
  const sums = one.sums.map((sum, at) => sum + (other.sums[at] ?? 0))
  const products = one.products.map((product, at) => product + (other.products[at] ?? 0))
  return finished(one.count + other.count, sums, products)
}

function finished(count: number, sums: Float64Array, products: Float64Array): Moments {
  const { lower } = choleskyOf({ count, sums, products })
  return { count, sums, products, logDeterminant: logDeterminantOf(lower, sums.length) }
}

type Sums = Pick<Moments, 'count' | 'sums' | 'products'>

/** Factors the covariance into a lower triangle and its transpose (Cholesky). */
function choleskyOf({ count, sums, products }: Sums): { readonly lower: Float64Array } {
  const width = sums.length
  const lower = new Float64Array(width * width)
  for (let row = 0; row < width; row++) {
    for (let column = 0; column <= row; column++) {
      const at = row * width + column
      const means = ((sums[row] ?? 0) / count) * ((sums[column] ?? 0) / count)
      let value = (products[at] ?? 0) / count - means + (row === column ? leastVariance : 0)
      for (let k = 0; k < column; k++) value -= (lower[row * width + k] ?? 0) * (lower[column * width + k] ?? 0)
      lower[at] = row === column ? Math.sqrt(Math.max(1e-9, value)) : value / (lower[column * width + column] ?? 1)
    }
  }
  return { lower }
}

function logDeterminantOf(lower: Float64Array, width: number): number {
  let sum = 0
  for (let at = 0; at < width; at++) sum += 2 * Math.log(lower[at * width + at] ?? 1)
  return sum
}

/**
 * Creates a function that scores how well a frame fits a group: the logarithm of its density up to a constant, with
 * outliers capped.
 */
export function likelihoodOf(moments: Moments): (row: Float32Array) => number {
  const { lower } = choleskyOf(moments)
  const width = moments.sums.length
  const means = moments.sums.map((sum) => sum / moments.count)
  const solved = new Float64Array(width)
  return (row) => {
    let distance = 0
    for (let at = 0; at < width; at++) {
      let value = (row[at] ?? 0) - (means[at] ?? 0)
      for (let k = 0; k < at; k++) value -= (lower[at * width + k] ?? 0) * (solved[k] ?? 0)
      solved[at] = value / (lower[at * width + at] ?? 1)
      distance += (solved[at] ?? 0) ** 2
    }
    return -0.5 * (Math.min(distance, 60) + moments.logDeterminant)
  }
}
