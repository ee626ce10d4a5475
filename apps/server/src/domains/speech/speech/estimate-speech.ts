import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints, SpeechEstimate } from '@vireo/contracts/speech'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { describeSubscription } from '#usage'
import { assertText } from './admission/assert-text.ts'
import { findSpeechModel } from './models/models.ts'
import { countCharacters, creditCost } from './text/count-characters.ts'
import { readingWeight } from './text/reading-weight.ts'

/** Speech of the library's voices runs at about fifteen letters a second. */
const msPerLetter = 66

/** Says what a text would cost and whether it is covered, without saying the text. */
export async function estimateSpeech(
  ctx: Context,
  { text, model_id: modelId }: Input<typeof speechEndpoints.estimate>,
): Promise<SpeechEstimate> {
  const model = findSpeechModel(modelId)
  if (!model) throw new AppError('model_not_found', { param: 'model_id' })
  assertText(text, model)
  const characters = countCharacters(text)
  const credits = creditCost(characters, model.costMultiplier)
  const remaining = remainingIn(await describeSubscription(ctx))
  return {
    characters,
    credits,
    credits_remaining: remaining,
    is_covered: remaining === -1 || credits <= remaining,
    maximum_text_length: model.textLengthMax,
    estimated_duration_ms: readingWeight(text) * msPerLetter,
  }
}

function remainingIn(subscription: Awaited<ReturnType<typeof describeSubscription>>): number {
  const { character_limit: limit, character_count: used, max_character_limit_extension: extension } = subscription
  if (extension === -1) return -1
  return Math.max(0, limit + (extension ?? 0) - used)
}
