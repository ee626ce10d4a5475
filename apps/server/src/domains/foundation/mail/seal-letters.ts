import type { With } from '#ports/ports.ts'
import { listUnsealed, updateContent } from './letter-store.ts'
import { openContent, sealContent } from './seal-content.ts'

const batchSize = 500

/** Seals letters that earlier releases stored unsealed and returns how many there were. */
export async function sealLetters(ctx: With<'vault'>): Promise<number> {
  const letters = await listUnsealed(ctx, batchSize)
  for (const { id, content } of letters) {
    const known = content && openContent(ctx, content)
    if (known) await updateContent(ctx, id, sealContent(ctx, known))
  }
  return letters.length
}
