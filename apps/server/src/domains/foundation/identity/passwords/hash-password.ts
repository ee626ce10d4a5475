import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { CrowdedError, FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'

export type HashCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>

/** OWASP's recommendation for scrypt with the least memory: 16 MiB for each hash. */
export const usualHashCost: HashCost = { N: 2 ** 14, r: 8, p: 5 }
let cost = usualHashCost

/** Sets what new hashes cost. For tests alone, which make thousands of accounts; the product never calls it. */
export function setHashCost(next: HashCost): void {
  cost = next
}
const keyBytes = 32
/** The sender of work that the instance does for itself. */
const house = 'house'
const maxmem = 64 * 1024 * 1024

/**
 * Hashing shares its threads with file access and takes two of the four, and half of the processors at most: whoever guesses
 * at passwords must not keep others from being spoken to. The rest waits in a short line, in which network addresses take
 * turns; when it is full, whoever has most in it makes room for others.
 */
export const hashingLimits = { running: Math.max(1, Math.min(2, availableParallelism() >> 1)), waiting: 50 } as const
const line = new FairRunner(hashingLimits)

/**
 * Hashes a password (scrypt, RFC 7914) off the main thread; with `like`, under that hash's salt. Throws
 * `rate_limit_exceeded` when too many wait; whoever has the most in line, by `from`, is turned away first.
 */
export async function hashPassword(password: string, like?: string, from = house): Promise<string> {
  const known = like === undefined ? undefined : parseHash(like)
  const { salt, options } = known ?? { salt: randomBytes(16), options: cost }
  const key = await deriveKey(password, salt, options, from)
  return ['scrypt', options.N, options.r, options.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Compares a password with a hash in constant time. A text that is no hash of ours matches nothing, after the same
 * work.
 */
export async function verifyPassword(password: string, hashed: string, from = house): Promise<boolean> {
  return (await matchPassword(password, [hashed], from)) === 0
}

/**
 * Returns the index of the hash that a password matches, or -1. Derives one key in any case, even for an empty list: a
 * hash under another salt than the first does not match.
 */
export async function matchPassword(password: string, hashes: readonly string[], from = house): Promise<number> {
  const parsed = hashes.map(parseHash)
  const first = parsed.find((one) => one !== undefined) ?? { salt: randomBytes(16), options: cost, key: noKey }
  const actual = await deriveKey(password, first.salt, first.options, from)
  return parsed.findIndex((one) => one !== undefined && isUnder(one, first) && timingSafeEqual(one.key, actual))
}

const hashPattern = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/
const noKey = Buffer.alloc(keyBytes)

type ParsedHash = {
  readonly salt: Buffer
  readonly options: { readonly N: number; readonly r: number; readonly p: number }
  readonly key: Buffer
}

function parseHash(hashed: string): ParsedHash | undefined {
  const [known, N, r, p, salt = '', key = ''] = hashPattern.exec(hashed) ?? []
  const parsed = Buffer.from(key, 'base64url')
  if (known === undefined || parsed.length !== keyBytes) return undefined
  return { salt: Buffer.from(salt, 'base64url'), options: { N: Number(N), r: Number(r), p: Number(p) }, key: parsed }
}

function isUnder(one: ParsedHash, other: ParsedHash): boolean {
  const { N, r, p } = other.options
  return one.salt.equals(other.salt) && one.options.N === N && one.options.r === r && one.options.p === p
}

async function deriveKey(password: string, salt: Buffer, options: ScryptOptions, from: string): Promise<Buffer> {
  const derive = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, keyBytes, { ...options, maxmem }, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  try {
    return await line.run(from, derive)
  } catch (error) {
    if (error instanceof CrowdedError) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 5 })
    throw error
  }
}
