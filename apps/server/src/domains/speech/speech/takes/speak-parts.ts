import type { HistoryItemId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { beginSpeech, type SpeechRequest } from '../begin-speech.ts'
import { planScript } from '../planning/plan-script.ts'

export type SpokenParts = {
  readonly historyItemId: HistoryItemId
  readonly durationMs: number
  readonly credits: number
}

/**
 * Speaks a text of any length as one recording: part by part, each within what the model takes at once. What is not
 * finished is neither kept nor charged.
 */
export async function speakParts(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  request: Omit<SpeechRequest, 'text'>,
  [first = '', ...others]: readonly string[],
): Promise<SpokenParts> {
  const { generation, rendering, admitted } = await beginSpeech(ctx, { ...request, text: first })
  const abandon = () => void generation.abandon().catch(() => undefined)
  ctx.signal.addEventListener('abort', abandon)
  try {
    await admitted
    for (const part of others) {
      ctx.signal.throwIfAborted()
      await generation.say(await planScript(ctx, part, rendering))
    }
    ctx.signal.throwIfAborted()
    await generation.finish()
    return {
      historyItemId: generation.historyItemId,
      durationMs: Math.round(generation.take.durationMs),
      credits: generation.take.credits(),
    }
  } catch (error) {
    await generation.abandon()
    throw error
  } finally {
    ctx.signal.removeEventListener('abort', abandon)
    await generation.close()
  }
}
