import { createHash } from 'node:crypto'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { VoiceRecipe } from '@vireo/engines'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'
import type { Saying } from '../speaking/speak-as.ts'
import { versionOf } from '../speaking/voice-version.ts'
import { usualPreview } from './usual-preview.ts'

type Previewed = Pick<CatalogueVoice, 'preview' | 'languages'> & { readonly recipe: VoiceRecipe }

/** Returns what a voice says as its preview; `version` changes whenever that would sound different. */
export function previewOf({ recipe, preview, languages }: Previewed): {
  readonly saying: Saying
  readonly version: string
} {
  const language = canonicalLanguage(languages[0])
  const text = preview ?? usualPreview(language)
  const version = createHash('sha256')
    .update(`${versionOf(recipe)} ${text}`)
    .digest('hex')
    .slice(0, 16)
  return { saying: { text, recipe, language }, version }
}
