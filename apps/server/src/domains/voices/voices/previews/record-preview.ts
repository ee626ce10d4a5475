import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { type Saying, speakAs } from '../speaking/speak-as.ts'

/** Records a voice's preview under a storage key; returns its size in bytes. */
export async function recordPreview(ctx: With<'speech' | 'storage'>, saying: Saying, key: string): Promise<number> {
  const { audio } = await speakAs(ctx, saying)
  return keepBytes(ctx.ports.storage, key, audio)
}
