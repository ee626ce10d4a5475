import { SpeechBody } from '@vireo/contracts/speech'
import type { FullContext } from '#ports/ports.ts'
import type { LibraryVoice } from '#voices/library/index.ts'
import { convert } from '../convert.ts'
import type { Setting } from '#seed/scenario.ts'

/** Lets a person generate a recording, through the operation the API calls. */
export async function speakInto({ instance, person }: Setting, voice: LibraryVoice, text: string): Promise<void> {
  const system = instance.systemContext(person.workspaceId)
  // A copy of a context has no signal by itself.
  const { signal } = system
  const ctx: FullContext = { ...system, signal, actor: { kind: 'user', userId: person.userId, permissions: 'all' } }
  const body = SpeechBody.parse({ text, model_id: 'eleven_flash_v2_5' })
  const answer = await convert(ctx, {
    ...body,
    voice_id: voice.voiceId,
    output_format: 'mp3_44100_128',
    enable_logging: true,
  })
  await answer.send({ write: () => true, drained: () => Promise.resolve(), gone: false }, signal)
}
