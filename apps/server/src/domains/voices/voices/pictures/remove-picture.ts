import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { assertNotPremade, holdOwnVoice } from '../own-voice.ts'
import { forgetPicture } from './forget-picture.ts'

/** Takes the picture from a voice: the drawn one is shown again. Harmless where there is none. */
export function removePicture(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.removePicture>,
): Promise<void> {
  assertNotPremade(ctx, input.voice_id)
  return transaction(ctx, async (ctx) => {
    const voice = await holdOwnVoice(ctx, input.voice_id, 'editor')
    if (!(await forgetPicture(ctx, voice))) return
    await writeAudit(ctx, {
      action: 'voices.edited',
      target: { kind: 'voice', id: voice.id },
      details: { name: voice.name, picture: 'removed' },
    })
  })
}
