import { createHash } from 'node:crypto'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { Speaking } from '../previews/preview-voice.ts'
import { everydaySentences } from '../sentences/everyday-sentences.ts'
import type { Saying } from './speak-as.ts'
import { usualPreview } from '../previews/usual-preview.ts'
import { versionOf } from './voice-version.ts'

/** How many sentences follow the preview, which alone is too short to tell voices apart. */
const sentences = 3

/** Returns what a voice says so that it is known again by its sound; `version` changes whenever the sound would. */
export function printSayingOf({ recipe, preview, languages }: Pick<Speaking, 'recipe' | 'preview' | 'languages'>): {
  readonly saying: Saying
  readonly version: string
} {
  const language = canonicalLanguage(languages[0])
  const text = [preview ?? usualPreview(language), ...everydaySentences(language).slice(0, sentences)].join(' ')
  const version = createHash('sha256')
    .update(`${versionOf(recipe)} ${text}`)
    .digest('hex')
    .slice(0, 16)
  return { saying: { text, recipe, language }, version }
}
