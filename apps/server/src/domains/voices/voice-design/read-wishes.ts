import type { ReadDescription, VoiceWishes } from '@vireo/contracts/voice-design'
import { AppError } from '#kernel/errors.ts'
import { accentLanguages, accentOfLanguage, findAccent } from './recipes/accents.ts'
import { mergeWishes } from './wishes/merge-wishes.ts'
import { readDescription } from './wishes/read-description.ts'

/**
 * Reads what a description and the sliders over it ask for. Throws `invalid_parameters` for a slider that names
 * nothing.
 */
export function readWishes(description: string, sliders: VoiceWishes | null | undefined): ReadDescription {
  return mergeWishes(readDescription(description, accentLanguages), sliders && checked(sliders))
}

/** Checks accent and language of the sliders, and adds the language of the accent. */
function checked(sliders: VoiceWishes): VoiceWishes {
  const { accent: name, language } = sliders
  const accent = name ? findAccent(name) : undefined
  if (name && (!accent || (language && language !== accent.language))) throw unknown('wishes.accent', name)
  if (language && !accentOfLanguage(language)) throw unknown('wishes.language', language)
  return accent ? { ...sliders, language: accent.language } : sliders
}

function unknown(param: string, value: string): AppError {
  return new AppError('invalid_parameters', { message: `There are no voices for “${value}”.`, param })
}
