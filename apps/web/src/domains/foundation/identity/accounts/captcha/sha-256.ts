/** Fractions of the cube roots of the first 64 primes, and of the square roots of the first 8 (FIPS 180-4). */
const constants = new Uint32Array(64)
const start = new Uint32Array(8)
fillConstants()

const schedule = new Uint32Array(64)

/**
 * Computes SHA-256 (FIPS 180-4) of a short text, in plain code: the browser's own is only there over https and on
 * loopback, and takes longer to ask than these few blocks take to compute.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(start)
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  for (let at = 0; at < padded.length; at += 64) digestBlock(state, view, at)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((value, index) => digest.setUint32(index * 4, value))
  return new Uint8Array(digest.buffer)
}

function digestBlock(state: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const near = word(schedule, i - 2)
    const far = word(schedule, i - 15)
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    schedule[i] = (word(schedule, i - 16) + s0 + word(schedule, i - 7) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + word(constants, i) + word(schedule, i)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = word(state, index) + value
}

function word(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

function turned(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits))
}

function fillConstants(): void {
  let found = 0
  for (let candidate = 2; found < 64; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false
    if (!isPrime) continue
    if (found < 8) start[found] = fraction(Math.sqrt(candidate))
    constants[found++] = fraction(Math.cbrt(candidate))
  }
}

/** Answers the first 32 bits behind the point. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32)
}
