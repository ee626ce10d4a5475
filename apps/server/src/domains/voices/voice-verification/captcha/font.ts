/** Width of a letter in points, without the space behind it. */
export const letterWidth = 5
/** Points from the top of a capital to the foot of a `g`. */
export const letterHeight = 8

/** Columns from left to right, the lowest bit at the top: the 5 × 7 patterns of the HD44780's displays. */
const patterns: Readonly<Record<string, string>> = {
  ' ': '0000000000',
  "'": '0000030000',
  ',': '0050300000',
  '-': '0808080808',
  '.': '0060600000',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  a: '2054545478',
  b: '7f48444438',
  c: '3844444420',
  d: '384444487f',
  e: '3854545418',
  f: '087e090102',
  g: '18a4a4a47c',
  h: '7f08040478',
  i: '00447d4000',
  j: '4080847d00',
  k: '7f10284400',
  l: '00417f4000',
  m: '7c04180478',
  n: '7c08040478',
  o: '3844444438',
  p: 'fc24242418',
  q: '18242428fc',
  r: '7c08040408',
  s: '4854545420',
  t: '043f444020',
  u: '3c4040207c',
  v: '1c2040201c',
  w: '3c4030403c',
  x: '4428102844',
  y: '1ca0a0a07c',
  z: '4464544c44',
  ß: '7e01494936',
}

/** Points above (negative rows) or below a letter, as column and row. */
const marks: Readonly<Record<string, readonly (readonly [column: number, row: number])[]>> = {
  '\u0300': [
    [1, -2],
    [2, -1],
  ],
  '\u0301': [
    [3, -2],
    [2, -1],
  ],
  '\u0302': [
    [1, -1],
    [2, -2],
    [3, -1],
  ],
  '\u0303': [
    [0, -1],
    [1, -2],
    [2, -1],
    [3, -2],
  ],
  '\u0308': [
    [1, -2],
    [3, -2],
  ],
  '\u0327': [
    [2, 8],
    [1, 9],
  ],
}

/** Returns the points of a letter with its marks above or below; undefined for an unknown letter. */
export function pointsOf(letter: string): readonly (readonly [column: number, row: number])[] | undefined {
  const [base = '', ...signs] = letter.normalize('NFD')
  const pattern = patterns[base]
  if (pattern === undefined || signs.some((sign) => !(sign in marks))) return undefined
  // The dot of an i gives way to what stands above it, and marks of small letters stand lower than those of capitals.
  const isSmall = base === base.toLowerCase() && !'bdfhkltß'.includes(base)
  const points: (readonly [number, number])[] = []
  for (let column = 0; column < letterWidth; column++) {
    const bits = Number.parseInt(pattern.slice(2 * column, 2 * column + 2), 16)
    for (let row = 0; row < letterHeight; row++) {
      const isDot = signs.length > 0 && base === 'i' && row === 0
      if ((bits >> row) & 1 && !isDot) points.push([column, row])
    }
  }
  for (const sign of signs)
    for (const [column, row] of marks[sign] ?? []) points.push([column, row < 0 && isSmall ? row + 2 : row])
  return points
}
