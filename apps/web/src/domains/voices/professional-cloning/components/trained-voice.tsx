import { buttonClasses, VoiceFace } from '@vireo/ui'

import { drawnOf } from '#kit/faces/index.ts'
import { languageName } from '#kit/format/index.ts'
import type { Track } from '#kit/player/index.ts'
import { TrackButton } from '#kit/recorder/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { previewModelId } from '#voices'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'

/** Shows what came of the training: how it was made, how it sounds, and where to use it. */
export function TrainedVoice({ voice }: { readonly voice: ProfessionalVoice }) {
  const { cloning_method: method } = voice
  return (
    <section aria-label={professionalWords.result} className="flex flex-col gap-4 rounded-md bg-fill p-4">
      <div className="flex items-center gap-4">
        <VoiceFace {...drawnOf(voice.face)} size={64} />
        <div className="min-w-0">
          <h3 className="font-semibold">{professionalWords.result}</h3>
          {method === 'acoustic_matching' || method === 'zero_shot' ? (
            <p className="text-sm text-muted">{professionalWords.resultLead[method]}</p>
          ) : null}
        </div>
      </div>
      <ul className="flex flex-col gap-2 empty:hidden">
        {previewsOf(voice).map(({ language, model_id: model, preview_url: url }) => (
          <li key={`${language} ${model}`} className="flex items-center gap-3">
            {url === null ? null : <TrackButton track={previewTrack(voice, url)} />}
            <span className="min-w-0 truncate text-sm">{professionalWords.previewIn(languageName(language))}</span>
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

/** Picks the samples to hear: only those of this model are offered as samples of a language. */
function previewsOf(voice: ProfessionalVoice) {
  return (voice.verified_languages ?? []).filter(({ model_id: model }) => model === previewModelId)
}

function previewTrack({ name, voice_id: voiceId }: ProfessionalVoice, url: string): Track {
  return { id: url, title: professionalWords.previewTitle(name), subtitle: name, voiceId, open: async () => ({ url }) }
}
