import { type Model, WholeFormat } from '@vireo/contracts/speech'
import type { Voice } from '@vireo/contracts/voices'
import { Select, TextArea } from '@vireo/ui'
import { ChevronRight } from 'lucide-react'

import { useSubscription } from '#usage'
import { languageOptions, noteLanguage } from '#kit/languages/index.ts'
import { type Draft } from '../draft.ts'
import { outputFormatGroups } from '../output-formats.ts'
import { speechWords } from '../words.ts'
import { SeedField } from './seed-field.tsx'
import { StyleControls } from './voice-sliders.tsx'

type Props = {
  readonly draft: Draft
  readonly voice: Voice | undefined
  readonly model: Model | undefined
  readonly onChange: (change: Partial<Draft>) => void
}

/** Shows what few people need: style, language, the seed, the kind of file, how numbers are read, and the text around this one. */
export function AdvancedSettings({ draft, voice, model, onChange }: Props) {
  const { data: subscription } = useSubscription()
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-1 rounded-sm py-1 text-sm font-medium">
        <ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
        {speechWords.advanced}
      </summary>
      <div className="flex flex-col gap-6 pt-4">
        <StyleControls voice={voice} model={model} controls={draft.controls} onChange={onChange} />
        <LanguageSelect draft={draft} voice={voice} model={model} onChange={onChange} />
        <SeedField key={draft.seed} seed={draft.seed} onChange={(seed) => onChange({ seed })} />
        <Select
          label={speechWords.format}
          value={draft.outputFormat}
          onChange={(value) => onChange({ outputFormat: WholeFormat.parse(value) })}
          help={speechWords.formatHelp}
          groups={outputFormatGroups(subscription?.audio_formats)}
        />
        <Select
          segmented
          label={speechWords.normalization}
          value={draft.normalization === 'off' ? 'off' : 'auto'}
          onChange={(value) => onChange({ normalization: value === 'off' ? 'off' : 'auto' })}
          groups={[
            {
              label: speechWords.normalization,
              options: [
                { value: 'auto', label: speechWords.normalizationOptions.auto },
                { value: 'off', label: speechWords.normalizationOptions.off },
              ],
            },
          ]}
        />
        <Context
          label={speechWords.previousText}
          value={draft.previousText}
          onChange={(previousText) => onChange({ previousText })}
        />
        <Context
          label={speechWords.nextText}
          help={speechWords.contextHelp}
          value={draft.nextText}
          onChange={(nextText) => onChange({ nextText })}
        />
      </div>
    </details>
  )
}

const automatic = 'auto'

/** Offers the languages that both voice and model have; nothing where there is no choice. */
function LanguageSelect({ draft, voice, model, onChange }: Props) {
  const spoken = new Set((voice?.verified_languages ?? []).map(({ language }) => language))
  const shared = (model?.languages ?? []).filter(({ language_id: id }) => spoken.has(id))
  if (shared.length === 0) return null
  return (
    <Select
      label={speechWords.language}
      help={speechWords.languageHelp}
      value={draft.languageCode ?? automatic}
      onChange={(code) => {
        if (code !== automatic) noteLanguage(code)
        onChange({ languageCode: code === automatic ? undefined : code })
      }}
      groups={[
        {
          label: speechWords.language,
          options: [
            { value: automatic, label: speechWords.ownLanguage },
            ...languageOptions(shared.map(({ language_id: id }) => id)),
          ],
        },
      ]}
    />
  )
}

function Context(props: {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly onChange: (text: string) => void
}) {
  return (
    <TextArea
      label={props.label}
      help={props.help}
      rows={2}
      maxLength={40_000}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
