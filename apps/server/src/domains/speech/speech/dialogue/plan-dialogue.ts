import type { VoiceId } from '@vireo/contracts/kit'
import { type DialogueBody, dialogueLimits } from '@vireo/contracts/speech'
import { contentKeyOf } from '#kernel/formats/content-key.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertAffordable } from '#usage/reservations/index.ts'
import { cacheKeyOf } from '../cache/cache-key.ts'
import { assertText } from '../admission/assert-text.ts'
import { type Rendering, planRendering } from '../planning/plan-request.ts'
import { assertSayable, plannedHereMax } from '../planning/plan-script.ts'
import { countCharacters, creditCost } from '../text/count-characters.ts'
import type { SaidScript } from '../takes/take.ts'
import { joinLines } from './join-lines.ts'
import { planLine } from './plan-line.ts'

export type DialogueRequest = DialogueBody & { readonly output_format: string; readonly enable_logging: boolean }

export type PlannedDialogue = {
  /** How the recording as a whole is made; its voice is that of the first line. */
  readonly rendering: Rendering
  /** Cuts it into what the engine is given, each line in its own voice. */
  plan(): Promise<SaidScript>
}

/** Checks a dialogue before it is planned. */
export async function planDialogue(ctx: With<'settings'>, request: DialogueRequest): Promise<PlannedDialogue> {
  const { inputs } = request
  const renderings = await planVoices(ctx, request)
  const renderingOf = (voiceId: VoiceId): Rendering => {
    const rendering = renderings.get(voiceId)
    if (!rendering) throw new AppError('voice_not_found', { param: 'voice_id' })
    return rendering
  }
  const first = renderingOf(inputs[0]?.voice_id ?? '')
  inputs.forEach(({ text, voice_id }, index) => {
    if (text.trim() === '') throw new AppError('empty_text', { param: `inputs.${index}.text` })
    assertSayable(text, renderingOf(voice_id))
  })
  const whole = inputs.map(({ text }) => text).join('')
  assertText(whole, first.model)
  const planAll = async () => {
    const { costMultiplier } = first.model
    if (whole.length > plannedHereMax) await assertAffordable(ctx, creditCost(countCharacters(whole), costMultiplier))
    const lines = await Promise.all(
      inputs.map(({ text, voice_id }, inputIndex) => {
        const rendering = renderingOf(voice_id)
        return planLine(ctx, { text, inputIndex, rendering, wholeLength: whole.length })
      }),
    )
    if (lines.every(({ script }) => script.speech.every((piece) => piece.text === '')))
      throw new AppError('empty_text', { message: 'Nothing in this dialogue can be spoken.', param: 'inputs' })
    return joinLines(lines, costMultiplier)
  }
  return { rendering: dialogueOf(first, { request, renderings, renderingOf }), plan: planAll }
}

type Voices = {
  readonly request: DialogueRequest
  readonly renderings: ReadonlyMap<string, Rendering>
  readonly renderingOf: (voiceId: VoiceId) => Rendering
}

/** Tells how the recording as a whole is made, and what it is found again by. */
function dialogueOf(first: Rendering, { request, renderings, renderingOf }: Voices): Rendering {
  const lines = request.inputs.map(({ text, voice_id }) => cacheKeyOf(renderingOf(voice_id), text))
  return {
    ...first,
    tool: 'text_to_dialogue',
    clonedVoices: [...renderings.values()].flatMap(({ clonedVoices }) => clonedVoices),
    ...(first.logged && { contentKey: contentKeyOf('text-to-dialogue 1', lines) }),
  }
}

/**
 * Plans how each voice of a dialogue will speak, by its id in the request; all share one seed. Throws
 * `invalid_parameters` for too many voices.
 */
async function planVoices(ctx: With<'settings'>, request: DialogueRequest): Promise<Map<string, Rendering>> {
  const { inputs, settings, ...common } = request
  const [firstId = '', ...otherIds] = new Set(inputs.map((input) => input.voice_id))
  if (otherIds.length >= dialogueLimits.voicesMax)
    throw new AppError('invalid_parameters', {
      message: `A dialogue has up to ${dialogueLimits.voicesMax} different voices; this one has ${otherIds.length + 1}.`,
      param: 'inputs',
      data: { maximum: dialogueLimits.voicesMax },
    })
  const planOne = async (voiceId: VoiceId, seed: number | null | undefined) =>
    [voiceId, await planRendering(ctx, { ...common, seed, voice_id: voiceId, voice_settings: settings })] as const
  const first = await planOne(firstId, common.seed)
  const others = await Promise.all(otherIds.map((voiceId) => planOne(voiceId, first[1].seed)))
  return new Map([first, ...others])
}
