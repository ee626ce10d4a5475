import type { audioNativeEndpoints, HeardWords } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { getPublished } from './find-player.ts'

/** Reads the words of what is published, each with the millisecond at which it is heard. */
export async function getWords(ctx: Context, input: Input<typeof audioNativeEndpoints.getWords>): Promise<HeardWords> {
  ctx.client.tell('access-control-allow-origin', '*')
  const { item } = await getPublished(ctx, input)
  const { characters = [], startMs = [] } = item.alignments?.original ?? {}
  const words: [string, number][] = []
  let open = false
  for (const [at, character] of characters.entries()) {
    const isBlank = /^\s/u.test(character)
    const last = words.at(-1)
    if (!isBlank && open && last) last[0] += character
    else if (!isBlank) words.push([character, Math.round(startMs[at] ?? 0)])
    open = !isBlank
  }
  return { words }
}
