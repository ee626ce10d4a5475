import { joinBytes } from '@vireo/audio'
import { readAsFile } from '#history/downloads/index.ts'
import { keepOnce } from '#ports/keep-once.ts'
import type { With } from '#ports/ports.ts'
import { findSound } from '../store/sound-store.ts'
import type { SharedSoundRow } from '../store/tables.ts'
import { itemOf } from './item-of.ts'

/** Answers where what is heard of a published sound lies, where browsers do not play its recording as it is. */
export function previewKey(id: string): string {
  return `sound-previews/${id}.mp3`
}

/**
 * Keeps a published sound as an MP3 for everybody who listens, unless it is there or under way: strangers cause its maker work once, however
 * often they listen. Returns its size in bytes. Throws `sound_not_found` for one that is gone by then.
 */
export async function keepPreview(
  ctx: With<'manifests' | 'media' | 'storage'>,
  sound: SharedSoundRow,
): Promise<number> {
  const { storage } = ctx.ports
  const key = previewKey(sound.id)
  const there = await storage.size(key)
  if (there !== undefined) return there
  const sizeBytes = await keepOnce(storage, key, async () => {
    // All who listen share one place, and nobody who leaves ends what the others wait for.
    const listeners = { ...ctx, workspaceId: 'sound-library', signal: new AbortController().signal }
    const { bytes } = await readAsFile(listeners, await itemOf(ctx, sound), 'mp3')
    const blocks: Uint8Array[] = []
    for await (const block of bytes) blocks.push(block)
    return joinBytes(blocks)
  })
  // What was taken back meanwhile keeps no file.
  if (!(await findSound(ctx, sound.id))) await storage.remove(key)
  return sizeBytes
}
