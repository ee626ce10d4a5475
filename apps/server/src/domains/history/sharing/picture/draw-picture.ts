import { createHash } from 'node:crypto'
import { CrowdedError, FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { type AskedPicture, PictureThread } from './picture-thread.ts'

/** One picture at a time; workspaces take turns. */
const line = new FairRunner({ running: 1, waiting: 50 })
const keptBytesMax = 16e6
const kept = new Map<string, { readonly drawn: Promise<Buffer>; bytes: number }>()
const thread = new PictureThread()

/**
 * Draws a picture in a thread, or answers what was drawn of the same before. What was asked for lately is kept. Throws
 * `rate_limit_exceeded`.
 */
export function drawPicture(asked: AskedPicture, owner: string): Promise<Buffer> {
  const key = keyOf(asked)
  const known = kept.get(key) ?? { drawn: draw(asked, key, owner), bytes: 2 * key.length }
  kept.delete(key)
  kept.set(key, known)
  return known.drawn
}

function keyOf({ svg, face }: AskedPicture): string {
  return face ? `${createHash('sha256').update(face).digest('base64url')} ${svg}` : svg
}

async function draw(asked: AskedPicture, key: string, owner: string): Promise<Buffer> {
  try {
    const png = await line.run(owner, () => thread.draw(asked))
    const known = kept.get(key)
    if (known) known.bytes += png.length
    forgetOldest()
    return png
  } catch (error) {
    kept.delete(key)
    if (error instanceof CrowdedError) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 5 })
    throw error
  }
}

function forgetOldest(): void {
  let bytes = 0
  for (const one of kept.values()) bytes += one.bytes
  for (const [key, one] of kept) {
    if (bytes <= keptBytesMax) return
    kept.delete(key)
    bytes -= one.bytes
  }
}
