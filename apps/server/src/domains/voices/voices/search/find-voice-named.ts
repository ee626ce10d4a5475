import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import { listCatalogue } from '../library/voice-catalogue.ts'

/** The id of the voice that somebody names: by id, by name whatever its case, or by an alias. Undefined when nobody has it. */
export async function findVoiceNamed(ctx: With<'settings'>, name: string): Promise<string | undefined> {
  const voices = await listCatalogue(ctx)
  const folded = name.trim().toLowerCase()
  const voice =
    voices.find(({ voiceId }) => voiceId === name) ?? voices.find((each) => each.name.toLowerCase() === folded)
  if (voice) return voice.voiceId
  const resolved = await resolveVoiceId(ctx, name.trim())
  return resolved === name.trim() ? undefined : resolved
}
