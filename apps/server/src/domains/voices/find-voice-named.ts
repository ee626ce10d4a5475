import type { Context } from '../../kernel/context.ts'
import { listCatalogue } from './voice-catalogue.ts'

/** The id of the voice that somebody names: by id, or by name whatever its case. Undefined when nobody has it. */
export async function findVoiceNamed(ctx: Context, name: string): Promise<string | undefined> {
  const voices = await listCatalogue(ctx)
  const folded = name.trim().toLowerCase()
  const voice =
    voices.find(({ voiceId }) => voiceId === name) ?? voices.find((each) => each.name.toLowerCase() === folded)
  return voice?.voiceId
}
