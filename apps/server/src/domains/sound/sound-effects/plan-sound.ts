import { randomInt } from 'node:crypto'
import { type OutputFormat, parseOutputFormat } from '@vireo/audio'
import type { Input } from '@vireo/contracts/kit'
import { soundEffectCredits, soundEffectLimits, type soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { EffectWishes } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { contentKeyOf } from '#kernel/formats/content-key.ts'
import { AppError } from '#kernel/errors.ts'
import { assertFormatAllowed, countCharacters, findInvalidCharacter } from '#speech'
import { planOf } from '#usage'

export type SoundRequest = Input<typeof soundEffectsEndpoints.generate>

/** Everything that is decided before a sound is made. */
export type SoundPlan = {
  readonly wishes: EffectWishes
  readonly format: OutputFormat
  readonly formatName: string
  readonly modelId: string
  readonly credits: number
  /** What it is found again by. */
  readonly contentKey: string
}

/** As loud as broadcasters want programmes: effects are mixed by whoever uses them. */
const usualLufs = -23

/** Checks a request and decides what it leaves open. */
export async function planSound(ctx: Context, request: SoundRequest): Promise<SoundPlan> {
  assertPrompt(request.text)
  const format = parseOutputFormat(request.output_format)
  if (!format) throw new AppError('invalid_output_format', { param: 'output_format' })
  assertFormatAllowed(format, await planOf(ctx))
  const seconds = request.duration_seconds ?? null
  const wishes = {
    text: request.text,
    seconds: seconds ?? undefined,
    loops: request.loop,
    influence: request.prompt_influence ?? soundEffectLimits.influenceUsual,
    seed: request.seed ?? randomInt(soundEffectLimits.seedMax),
    lufs: usualLufs,
  }
  return {
    wishes,
    format,
    formatName: request.output_format,
    modelId: request.model_id,
    credits: soundEffectCredits(seconds),
    contentKey: contentKeyOf('sound-effects 1', request.model_id, request.output_format, wishes),
  }
}

function assertPrompt(text: string): void {
  if (text.trim() === '')
    throw new AppError('empty_text', { message: 'There is nothing to make: the text is empty.', param: 'text' })
  const maximum = soundEffectLimits.textMax
  const length = text.length <= maximum ? text.length : countCharacters(text)
  if (length > maximum) {
    throw new AppError('text_too_long', {
      message: `The text has ${length} characters; sound effects take up to ${maximum}.`,
      param: 'text',
      data: { length, maximum },
    })
  }
  const invalid = findInvalidCharacter(text)
  if (invalid) throw new AppError('invalid_text', { param: 'text', data: { index: invalid.index } })
}
