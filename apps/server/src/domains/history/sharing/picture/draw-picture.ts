import { CrowdedError, FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { PictureThread } from './picture-thread.ts'

/** One picture at a time; workspaces take turns. */
const line = new FairRunner({ running: 1, waiting: 50 })
const keptBytesMax = 16e6
const kept = new Map<string, { readonly drawn: Promise<Buffer>; bytes: number }>()
const thread = new PictureThread()

/**
 * Draws a picture in a thread, or answers what was drawn of the same before. What was asked for lately is kept. Throws
 * `rate_limit_exceeded`.
 */
export function drawPicture(svg: string, owner: string): Promise<Buffer> {
  const known = kept.get(svg) ?? { drawn: draw(svg, owner), bytes: 2 * svg.length }
  kept.delete(svg)
  kept.set(svg, known)
  return known.drawn
}

async function draw(svg: string, owner: string): Promise<Buffer> {
  try {
    const png = await line.run(owner, () => thread.draw(svg))
    const known = kept.get(svg)
    if (known) known.bytes += png.length
    forgetOldest()
    return png
  } catch (error) {
    kept.delete(svg)
    if (error instanceof CrowdedError) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 5 })
    throw error
  }
}

function forgetOldest(): void {
  let bytes = 0
  for (const one of kept.values()) bytes += one.bytes
  for (const [svg, one] of kept) {
    if (bytes <= keptBytesMax) return
    kept.delete(svg)
    bytes -= one.bytes
  }
}
