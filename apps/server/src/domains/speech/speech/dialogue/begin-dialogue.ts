import type { With } from '#ports/ports.ts'
import { beginScript, type BegunSpeech } from '../begin-speech.ts'
import type { OnPiece } from '../generation.ts'
import { type DialogueRequest, planDialogue } from './plan-dialogue.ts'

/** Checks a dialogue and lets the engine begin, while the credits are being reserved. */
export async function beginDialogue(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  request: DialogueRequest,
  onPiece?: OnPiece,
): Promise<BegunSpeech> {
  const { rendering, plan } = await planDialogue(ctx, request)
  return beginScript(ctx, rendering, plan, onPiece)
}
