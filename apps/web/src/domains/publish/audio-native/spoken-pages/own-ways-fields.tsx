import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Button, SegmentedControl } from '@vireo/ui'

import { useVoices } from '#voices'
import { VoicePicker } from '#voices/components/index.ts'
import { ColourField } from '../player/colour-field.tsx'
import { ContrastNote } from '../player/contrast-note.tsx'
import { DictionarySelect, ModelSelect } from '../project/ways-to-speak.tsx'
import { coloursShown, type OwnWays } from './own-ways.ts'
import { pageWords } from './words.ts'

type FieldsProps = { readonly ways: OwnWays; readonly onChange: (some: Partial<OwnWays>) => void }

/** Decides how a page sounds, where that is otherwise than its project: whose voice, which model, with which pronunciation. */
export function OwnSpeech({ ways, onChange }: FieldsProps) {
  const { voice_id: voiceId, model_id: modelId, pronunciation_dictionary_locators: locators } = ways
  const voice = useVoices().data?.find(({ voice_id: id }) => id === voiceId)
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="text-sm font-medium">{pageWords.voice}</p>
        <VoicePicker
          value={voice}
          {...(voiceId === null && { placeholder: pageWords.asProject })}
          onChange={({ voice_id: id }) => onChange({ voice_id: id })}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-xs text-muted">{voiceId === null ? pageWords.voiceOfProject : pageWords.voiceOwn}</p>
          {voiceId === null ? null : (
            <Button size="sm" variant="ghost" onClick={() => onChange({ voice_id: null })}>
              {pageWords.asProject}
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ModelSelect modelId={modelId} otherwise={pageWords.asProject} onChange={(id) => onChange({ model_id: id })} />
        <DictionarySelect
          locators={locators}
          otherwise={pageWords.asProject}
          onChange={(chosen) => onChange({ pronunciation_dictionary_locators: chosen })}
        />
      </div>
    </>
  )
}

/** Decides how the player looks on a page, where that is otherwise than on others. */
export function OwnLooks({
  ways,
  project,
  onChange,
}: FieldsProps & { readonly project: AudioNativeProject | undefined }) {
  const { small, text_color: ink, background_color: paper } = ways
  return (
    <>
      <SegmentedControl
        label={pageWords.size}
        value={small === null ? 'project' : small ? 'small' : 'normal'}
        onChange={(value) => onChange({ small: value === 'project' ? null : value === 'small' })}
        options={[
          { value: 'project', label: pageWords.asProject },
          { value: 'normal', label: pageWords.sizes.normal },
          { value: 'small', label: pageWords.sizes.small },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ColourField
          label={pageWords.text}
          value={ink ?? ''}
          placeholder={pageWords.asProject}
          onChange={(value) => onChange({ text_color: value || null })}
        />
        <ColourField
          label={pageWords.background}
          value={paper ?? ''}
          placeholder={pageWords.asProject}
          onChange={(value) => onChange({ background_color: value || null })}
        />
        <ContrastNote {...coloursShown(ways, project)} />
      </div>
    </>
  )
}
