import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import type { With } from '#ports/ports.ts'
import { type DrawnCaptcha, getCaptcha } from '#voice-verification'
import { assertComparable } from './read-aloud.ts'

/** Draws fresh lines for the speaker of a voice. */
export async function drawLines(
  ctx: With<'settings'>,
  input: Input<typeof professionalCloningEndpoints.getCaptcha>,
): Promise<DrawnCaptcha> {
  await assertComparable(ctx, input.voice_id)
  return getCaptcha(ctx, input)
}
