import type { With } from '#ports/ports.ts'
import type { Storage } from '#ports/storage.ts'
import type { InstalledVoice } from '#ports/models.ts'
import { recordedPreview } from './preview-voice.ts'

/** Voices whose preview is known to be there; a model that was measured anew brings new ones. */
const known = new WeakMap<Storage, WeakSet<InstalledVoice>>()

/**
 * Records the previews of speakers of installed models, one after the other, so that nobody waits for the first. One
 * that cannot speak now is left for another time. Returns how many there are now that were not known to be there.
 */
export async function recordInstalled(ctx: With<'settings' | 'speech' | 'storage'>): Promise<number> {
  const { settings, storage } = ctx.ports
  const recorded = known.get(storage) ?? new WeakSet()
  known.set(storage, recorded)
  let count = 0
  for (const voice of settings.installedVoices.list()) {
    ctx.signal.throwIfAborted()
    if (recorded.has(voice)) continue
    try {
      await recordedPreview(ctx, voice)
      recorded.add(voice)
      count++
    } catch (error) {
      ctx.log.warn({ err: error, voiceId: voice.voiceId }, 'the preview of an installed voice could not be recorded')
    }
  }
  return count
}
