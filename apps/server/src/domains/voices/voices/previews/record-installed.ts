import { addressEngineName } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import type { Storage } from '#ports/storage.ts'
import type { InstalledVoice } from '#ports/models.ts'
import { recordedPreview } from './preview-voice.ts'

/** When the preview of a voice is looked at again: never once it is there. A model that was measured anew brings new voices. */
const nextLook = new WeakMap<Storage, WeakMap<InstalledVoice, number>>()
/** What could not speak now is not asked every minute. */
const patienceMs = 3_600_000

/**
 * Records the previews of speakers of installed models, one after the other, so that nobody waits for the first. One
 * that cannot speak now is left for another hour; what an engine elsewhere would be paid for is made when somebody asks for it.
 * Returns how many there are now that were not known to be there.
 */
export async function recordInstalled(ctx: With<'settings' | 'speech' | 'storage'>): Promise<number> {
  const { settings, storage } = ctx.ports
  const looks = nextLook.get(storage) ?? new WeakMap<InstalledVoice, number>()
  nextLook.set(storage, looks)
  const nowMs = ctx.now().getTime()
  let count = 0
  for (const voice of settings.installedVoices.list()) {
    ctx.signal.throwIfAborted()
    if (voice.recipe.engine === addressEngineName || (looks.get(voice) ?? 0) > nowMs) continue
    try {
      await recordedPreview(ctx, voice)
      looks.set(voice, Infinity)
      count++
    } catch (error) {
      looks.set(voice, nowMs + patienceMs)
      ctx.log.warn({ err: error, voiceId: voice.voiceId }, 'the preview of an installed voice could not be recorded')
    }
  }
  return count
}
