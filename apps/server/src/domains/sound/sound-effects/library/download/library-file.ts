import { type DownloadFile, readAsFile } from '#history/downloads/index.ts'
import type { With } from '#ports/ports.ts'
import { houseKey, keepHouseSound, type Making, makeHouseSound } from '../house/make-house-sound.ts'
import { itemOf } from '../published/item-of.ts'
import type { SharedSoundRow } from '../store/tables.ts'

/** Reads a sound of the library as a file. One of the house is made anew where it is wanted without loss. */
export async function libraryFile(
  ctx: Making & With<'manifests' | 'media'>,
  sound: SharedSoundRow,
  extension: 'mp3' | 'wav',
): Promise<DownloadFile> {
  // In the share of who asks: strangers must not use up that of its maker.
  if (sound.workspace_id !== null) return readAsFile(ctx, await itemOf(ctx, sound), extension)
  if (extension === 'mp3') {
    await keepHouseSound(ctx, sound.id)
    return { bytes: ctx.ports.storage.read(houseKey(sound.id)), contentType: 'audio/mpeg', extension }
  }
  const asked = { formatName: 'wav_44100', share: ctx.workspaceId }
  const { bytes } = await makeHouseSound(ctx, sound.id, asked)
  return { bytes: once(bytes), contentType: 'audio/wav', extension }
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
