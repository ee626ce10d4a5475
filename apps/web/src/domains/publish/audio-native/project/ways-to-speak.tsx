import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Select } from '@vireo/ui'
import type { ComponentProps } from 'react'

import { useDictionaries } from '#pronunciation'
import { useSpeechModels } from '#speech'
import { waysToSpeakWords } from './words.ts'

/** The value of a choice that leaves it to what is said otherwise. */
const automatic = ''

/** Chooses the model that speaks; without one, `otherwise` counts. */
export function ModelSelect({
  modelId,
  otherwise,
  onChange,
}: {
  readonly modelId: string | null
  readonly otherwise: string
  readonly onChange: (modelId: string | null) => void
}) {
  const models = useSpeechModels().data ?? []
  const options = [
    { value: automatic, label: otherwise },
    ...models.map(({ model_id: value, name }) => ({ value, label: name })),
  ]
  return (
    <Select
      label={waysToSpeakWords.model}
      help={waysToSpeakWords.modelHelp}
      value={modelId ?? automatic}
      groups={[{ label: waysToSpeakWords.model, options: withChosen(options, modelId) }]}
      onChange={(value) => onChange(value === automatic ? null : value)}
    />
  )
}

type Locators = AudioNativeProject['pronunciation_dictionary_locators']
type Option = ComponentProps<typeof Select>['groups'][number]['options'][number]

/** Chooses the dictionary that is spoken with; without one, `otherwise` counts. */
export function DictionarySelect({
  locators,
  otherwise,
  onChange,
}: {
  readonly locators: Locators
  readonly otherwise: string
  readonly onChange: (locators: Locators) => void
}) {
  const { data } = useDictionaries()
  const dictionaries = data?.pages.flatMap((page) => page.pronunciation_dictionaries) ?? []
  const chosen = locators?.map((locator) => locator.pronunciation_dictionary_id).join() ?? automatic
  const options = [
    { value: automatic, label: otherwise },
    ...dictionaries.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Select
      label={waysToSpeakWords.dictionary}
      help={waysToSpeakWords.dictionaryHelp}
      value={chosen}
      groups={[
        {
          label: waysToSpeakWords.dictionary,
          options: withChosen(options, chosen, waysToSpeakWords.severalDictionaries),
        },
      ]}
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
