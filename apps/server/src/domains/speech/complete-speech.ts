import type { FullContext } from '../../kernel/ports.ts'
import { beginSpeech, type BegunSpeech, type SpeechRequest } from './begin-speech.ts'

/** Speaks a whole text, and gives everything back when any of it fails or the caller leaves. */
export async function completeSpeech(ctx: FullContext, request: SpeechRequest): Promise<BegunSpeech> {
  return completeBegun(ctx, await beginSpeech(ctx, request))
}

/** Waits until what was begun is said and safe; gives everything back otherwise. */
export async function completeBegun(ctx: FullContext, begun: BegunSpeech): Promise<BegunSpeech> {
  const leave = () => void begun.generation.abandon()
  ctx.signal.addEventListener('abort', leave)
  try {
    await begun.admitted
    await begun.generation.finish()
    return begun
  } catch (error) {
    await begun.generation.abandon()
    throw error
  } finally {
    ctx.signal.removeEventListener('abort', leave)
  }
}
