import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { announceSpoken } from './announce.ts'
import { beginSpeech, type BegunSpeech, type SpeechRequest } from './begin-speech.ts'

/** Speaks a whole text; see `completeBegun` for what becomes of one that is not finished. */
export async function completeSpeech(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  request: SpeechRequest,
): Promise<BegunSpeech> {
  return completeBegun(ctx, await beginSpeech(ctx, request))
}

/**
 * Waits until what was begun is said and safe. Gives everything back when it fails; a caller who leaves pays for the
 * sentences that were said by then, and finds them in the history.
 */
export async function completeBegun(ctx: With<never>, begun: BegunSpeech): Promise<BegunSpeech> {
  const { generation } = begun
  const leave = () => {
    const work = generation.take.spokenPieces > 0 ? generation.stopEarly() : generation.abandon()
    work.catch(() => undefined)
  }
  ctx.signal.addEventListener('abort', leave)
  try {
    await begun.admitted
    if (ctx.signal.aborted) leave()
    await generation.finish()
    if (!ctx.signal.aborted) return { ...begun, headers: announceSpoken(begun.headers, generation.take) }
    await generation.close()
    throw new AppError('service_unavailable', { message: 'The caller left before the recording was whole.' })
  } catch (error) {
    await generation.abandon()
    throw error
  } finally {
    ctx.signal.removeEventListener('abort', leave)
  }
}
