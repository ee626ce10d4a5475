import { listUnmade } from './house-store.ts'
import { describeHouseSound, type Making } from './make-house-sound.ts'
import { stockLibrary } from './stock-library.ts'

/** So many at a time: a minute of work at most, so that the job ends before its next turn. */
const atOnceMax = 24

/** Makes sounds of the house that nobody has heard yet, one after the other, and tells how many. */
export async function makeMissing(ctx: Making, signal: AbortSignal): Promise<{ made: number }> {
  await stockLibrary(ctx)
  const ids = await listUnmade(ctx, atOnceMax)
  let made = 0
  for (const id of ids) {
    signal.throwIfAborted()
    try {
      await describeHouseSound(ctx, id)
      made++
    } catch (error) {
      signal.throwIfAborted()
      // One that cannot be made keeps nobody from hearing the others.
      ctx.log.warn({ err: error, soundId: id }, 'a sound of the library could not be made')
    }
  }
  return { made }
}
