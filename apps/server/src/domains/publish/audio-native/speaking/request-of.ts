import type { VoiceId } from '@vireo/contracts/kit'
import type { PronunciationLocator } from '@vireo/contracts/pronunciation'
import { SpeechBody } from '@vireo/contracts/speech'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { libraryVoices } from '#voices/library/index.ts'
import type { PageRow, ProjectRow, VersionRow } from '../tables.ts'

/** Decides how a version is spoken; without a voice of its own, by the first that reads its language. */
export function requestOf(
  project: Pick<ProjectRow, 'dictionaries' | 'text_normalization'>,
  page: Pick<PageRow, 'dictionaries'>,
  version: VersionRow & { readonly locators: readonly PronunciationLocator[] | null },
) {
  const normalization = project.text_normalization
  return {
    ...SpeechBody.omit({ text: true }).parse({
      ...(version.model_id !== null && { model_id: version.model_id }),
      // Versions from before are said with what is there now. Null is what the workspace has set, like anywhere else.
      pronunciation_dictionary_locators: version.locators ?? page.dictionaries ?? project.dictionaries,
      apply_text_normalization: normalization === 'apply_english' ? 'on' : (normalization ?? 'auto'),
    }),
    voice_id: version.voice_id ?? voiceFor(version.language ?? 'en'),
    output_format: 'mp3_44100_128',
    enable_logging: true,
  }
}

function voiceFor(language: string): VoiceId {
  const [first] = libraryVoices
  const read = canonicalLanguage(language)
  return (libraryVoices.find(({ labels }) => labels.language === read) ?? first)?.voiceId ?? ''
}
