import type { Input } from '@vireo/contracts/kit'
import type { ReadDescriptionAnswer, voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import type { With } from '#ports/ports.ts'
import { assertWritable } from './assert-writable.ts'
import { languageOf, speaking } from './previews/preview-text.ts'
import { readWishes } from './read-wishes.ts'
import { getMixableVoice } from './remix-source.ts'
import { suggestText } from './texts/suggest-text.ts'

/** Says how a description would be read, and what previews would say. Nothing is made and nothing is charged. */
export async function describeReading(
  ctx: With<'settings'>,
  input: Input<typeof voiceDesignEndpoints.readDescription>,
): Promise<ReadDescriptionAnswer> {
  assertWritable({ voice_description: input.voice_description, text: input.text })
  const read = readWishes(input.voice_description, input.wishes)
  const own = input.voice_id ? (await getMixableVoice(ctx, input.voice_id)).accent.language : undefined
  const wished = read.wishes.language ?? own ?? undefined
  const language = input.text?.trim() ? languageOf(input.text, wished) : wished
  const shown = input.text?.trim() && language !== undefined && language !== wished ? speaking(read, language) : read
  return { ...shown, suggested_text: suggestText(language ?? 'en', read.wishes, 0) ?? '' }
}
