import { soundEffectExamples, soundEffectLimits } from '@vireo/contracts/sound-effects'
import { TextArea } from '@vireo/ui'
import { useRef } from 'react'

import { lengthText } from '#kit/forms/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import { soundEffectsWords } from '../words.ts'

type Props = {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSubmit: () => void
}

/** Takes what should be heard, with examples that are understood to the last word. */
export function PromptField({ value, onChange, onSubmit }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const take = (text: string) => {
    onChange(text)
    field.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={field}
        label={soundEffectsWords.prompt}
        help={soundEffectsWords.promptHelp}
        count={lengthText(value, soundEffectLimits.textMax)}
        value={value}
        placeholder={soundEffectsWords.placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (!event.repeat) onSubmit()
        }}
        className="min-h-24 px-4 py-3 text-lg!"
      />
      {value === '' ? (
        <PromptChips
          label={soundEffectsWords.examples}
          prompts={soundEffectExamples[currentLanguage() === 'de' ? 'de' : 'en']}
          onTake={take}
        />
      ) : null}
    </div>
  )
}

/** Offers prompts to start from. */
export function PromptChips({
  label,
  prompts,
  onTake,
}: {
  readonly label: string
  readonly prompts: readonly string[]
  readonly onTake: (text: string) => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{label}</span>
      {prompts.map((text) => (
        <button
          key={text}
          type="button"
          className="pressed min-h-8 rounded-full bg-fill px-3 py-1 text-left text-sm font-medium transition-colors hover:bg-fill-hover"
          onClick={() => onTake(text)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
