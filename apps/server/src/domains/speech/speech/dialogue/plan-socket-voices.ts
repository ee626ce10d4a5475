import type { VoiceId } from '@vireo/contracts/kit'
import type { DialogueSocketMessage } from '@vireo/contracts/speech'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type Rendering, type RenderingRequest, planRendering } from '../planning/plan-request.ts'

type Common = Omit<RenderingRequest, 'voice_id' | 'voice_settings'>

/**
 * Plans how each voice that a dialogue's first message names will speak, by that name; all share one seed. Throws
 * `invalid_parameters` where it names none.
 */
export async function planSocketVoices(
  ctx: With<'settings'>,
  common: Common,
  { voices, voice_settings, pronunciation_dictionary_locators }: DialogueSocketMessage,
): Promise<ReadonlyMap<string, Rendering>> {
  const [firstId, ...otherIds] = new Set(voices ?? [])
  if (firstId === undefined)
    throw new AppError('invalid_parameters', { message: 'The first message names the voices.', param: 'voices' })
  const planOne = async (voice_id: VoiceId, seed: number | null | undefined) => {
    const rendering = { ...common, seed, voice_id, voice_settings, pronunciation_dictionary_locators }
    return [voice_id, await planRendering(ctx, rendering)] as const
  }
  const first = await planOne(firstId, common.seed)
  const others = await Promise.all(otherIds.map((id) => planOne(id, first[1].seed)))
  return new Map([first, ...others])
}
