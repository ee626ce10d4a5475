import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import { listCatalogue } from '../library/voice-catalogue.ts'

/** Finds the id of the voice meant by an id, a name in any case, or an alias; undefined when there is none. */
export async function findVoiceNamed(ctx: With<'settings'>, name: string): Promise<string | undefined> {
  const voices = await listCatalogue(ctx)
  const folded = name.trim().toLowerCase()
  const voice =
    voices.find(({ voiceId }) => voiceId === name) ?? voices.find((each) => each.name.toLowerCase() === folded)
  if (voice) return voice.voiceId
  const resolved = await resolveVoiceId(ctx, name.trim())
  return resolved === name.trim() ? undefined : resolved
}
