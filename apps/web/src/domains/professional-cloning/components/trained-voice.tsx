import { buttonClasses, PlayButton } from '@vireo/ui'

import { languageName } from '../../../kit/format/index.ts'
import { player, usePlayer } from '../../../kit/player/index.ts'
import { AppLink, paths } from '../../../kit/routing/index.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'

/** What came of the training: how it was made, how it sounds, and where to use it. */
export function TrainedVoice({ voice }: { readonly voice: ProfessionalVoice }) {
  const { cloning_method: method } = voice
  return (
    <section aria-label={professionalWords.result} className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div>
        <h3 className="font-semibold">{professionalWords.result}</h3>
        {method === 'acoustic_matching' || method === 'zero_shot' ? (
          <p className="text-sm text-muted">{professionalWords.resultLead[method]}</p>
        ) : null}
      </div>
      <ul className="flex flex-col gap-2 empty:hidden">
        {(voice.verified_languages ?? []).map(({ language, model_id: model, preview_url: url }) => (
          <li key={`${language} ${model}`} className="flex items-center gap-3">
            <PreviewPlay voice={voice} url={url} />
            <span className="min-w-0 truncate text-sm">
              {professionalWords.previewIn(languageName(language))} <span className="text-muted">{model}</span>
            </span>
          </li>
        ))}
      </ul>
      <AppLink
        to={paths.textToSpeech}
        state={{ voiceId: voice.voice_id }}
        className={`${buttonClasses({ variant: 'primary' })} self-start`}
      >
        {professionalWords.speakWith}
      </AppLink>
    </section>
  )
}

function PreviewPlay({ voice, url }: { readonly voice: ProfessionalVoice; readonly url: string | null }) {
  const state = usePlayer(player)
  if (url === null) return null
  const title = professionalWords.previewTitle(voice.name)
  const isHere = state.track?.id === url
  return (
    <PlayButton
      of={title}
      look="outline"
      round
      playing={isHere && state.status === 'playing'}
      loading={isHere && state.status === 'loading'}
      onClick={() =>
        isHere
          ? player.toggle()
          : void player.play({ id: url, title, subtitle: voice.name, open: async () => ({ url }) })
      }
    />
  )
}
