import type { Voice } from '@vireo/contracts/voices'
import { PlayButton } from '@vireo/ui'

import { languageName } from '#kit/format/index.ts'
import { previewModelId } from '../filter-voices.ts'
import { useVoiceSample } from '../preview/preview.ts'
import { PageCard } from './page-card.tsx'
import { voicePageWords } from './words.ts'

/** Lets a voice be heard in each language in which it has a sample of its own; absent where that is one. */
export function LanguageSamples({ voice }: { readonly voice: Voice }) {
  const spoken = (voice.verified_languages ?? []).flatMap((each) =>
    each.model_id === previewModelId && each.preview_url !== null ? [each.language] : [],
  )
  const languages = [...new Set(spoken)]
  if (languages.length < 2) return null
  return (
    <PageCard title={voicePageWords.samples}>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {languages.map((language) => (
          <Sample key={language} voice={voice} language={language} />
        ))}
      </ul>
    </PageCard>
  )
}

function Sample({ voice, language }: { readonly voice: Voice; readonly language: string }) {
  const { state, toggle } = useVoiceSample(voice, language)
  const name = languageName(language)
  return (
    <li className="flex items-center gap-3">
      <PlayButton
        of={name}
        size="sm"
        look="outline"
        round
        playing={state === 'playing'}
        loading={state === 'loading'}
        onClick={toggle}
      />
      <span className="min-w-0 truncate text-sm">{name}</span>
    </li>
  )
}
