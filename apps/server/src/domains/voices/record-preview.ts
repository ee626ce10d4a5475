import type { FullContext } from '../../kernel/ports.ts'
import { type Saying, speakAs } from './speak-as.ts'

/** Has a voice say its preview and keeps the recording. Returns its size in bytes. */
export async function recordPreview(ctx: FullContext, saying: Saying, key: string): Promise<number> {
  const { audio } = await speakAs(ctx, saying)
  const writer = await ctx.ports.storage.create(key)
  try {
    await writer.append(audio)
    await writer.commit()
    return writer.sizeBytes
  } catch (error) {
    await writer.discard()
    throw error
  } finally {
    await writer.close()
  }
}
