import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Button, Section, Select } from '@vireo/ui'
import type { ComponentProps } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { useDictionaries } from '#pronunciation'
import { useSpeechModels } from '#speech'
import { useVoices } from '#voices'
import { VoicePicker } from '#voices/components/index.ts'
import { useUpdateProject } from '../queries.ts'
import { siteWords } from './words.ts'

/** The value of a choice that leaves it to the product. */
const automatic = ''

/** Decides how a project sounds: whose voice, which model, and with which pronunciation. */
export function Speaking({ project }: { readonly project: AudioNativeProject }) {
  const { mutateAsync } = useUpdateProject()
  const voices = useVoices()
  const models = useSpeechModels()
  const change = (changes: Omit<Parameters<typeof mutateAsync>[0], 'project_id'>) =>
    void mutateAsync({ project_id: project.project_id, ...changes }).catch(showFailure)
  const voice = voices.data?.find(({ voice_id: id }) => id === project.voice_id)
  return (
    <Section title={siteWords.speaking} lead={siteWords.speakingLead}>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-1 md:col-span-2">
          <p className="text-sm font-medium">{siteWords.voice}</p>
          <div className="flex flex-wrap items-center gap-2">
            <div className="min-w-0 flex-1 basis-72">
              <VoicePicker
                value={voice}
                {...(project.voice_id === null && { placeholder: siteWords.anyVoice })}
                onChange={({ voice_id: id }) => change({ voice_id: id })}
              />
            </div>
            {project.voice_id === null ? null : (
              <Button variant="ghost" onClick={() => change({ voice_id: null })}>
                {siteWords.anyVoice}
              </Button>
            )}
          </div>
          <p className="text-xs text-muted">
            {project.voice_id === null ? siteWords.voiceAutomatic : siteWords.voiceHelp}
          </p>
        </div>
        <Select
          label={siteWords.model}
          help={siteWords.modelHelp}
          value={project.model_id ?? automatic}
          groups={[
            {
              label: siteWords.model,
              options: withChosen(
                [
                  { value: automatic, label: siteWords.modelAutomatic },
                  ...(models.data ?? []).map(({ model_id: value, name }) => ({ value, label: name })),
                ],
                project.model_id,
              ),
            },
          ]}
          onChange={(value) => change({ model_id: value === automatic ? null : value })}
        />
        <DictionarySelect
          locators={project.pronunciation_dictionary_locators}
          onChange={(locators) => change({ pronunciation_dictionary_locators: locators })}
        />
      </div>
    </Section>
  )
}

type Locators = AudioNativeProject['pronunciation_dictionary_locators']
type Option = ComponentProps<typeof Select>['groups'][number]['options'][number]

/** Chooses the dictionary that pages are spoken with; without one, those of the workspace. */
function DictionarySelect({
  locators,
  onChange,
}: {
  readonly locators: Locators
  readonly onChange: (locators: Locators) => void
}) {
  const { data } = useDictionaries()
  const dictionaries = data?.pages.flatMap((page) => page.pronunciation_dictionaries) ?? []
  const chosen = locators?.map((locator) => locator.pronunciation_dictionary_id).join() ?? automatic
  const options = [
    { value: automatic, label: siteWords.dictionaryOfWorkspace },
    ...dictionaries.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Select
      label={siteWords.dictionary}
      help={siteWords.dictionaryHelp}
      value={chosen}
      groups={[{ label: siteWords.dictionary, options: withChosen(options, chosen, siteWords.severalDictionaries) }]}
      onChange={(id) => {
        if (id !== chosen) onChange(id === automatic ? null : [{ pronunciation_dictionary_id: id }])
      }}
    />
  )
}

/** Adds what is chosen where it is not among what can be: it was chosen by program, or is no longer offered. */
function withChosen(options: readonly Option[], chosen: string | null, name = chosen ?? ''): readonly Option[] {
  if (chosen === null || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: name }]
}
