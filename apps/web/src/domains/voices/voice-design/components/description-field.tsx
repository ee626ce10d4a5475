import { TextArea } from '@vireo/ui'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import { useEffect, useRef } from 'react'

import { lengthText } from '#kit/forms/index.ts'
import { designWords } from '../words.ts'

type Props = {
  readonly value: string
  /** The preview that is changed further; whoever chooses one writes on. */
  readonly changedId: string | undefined
  readonly isChange: boolean
  readonly problem: string | undefined
  readonly onChange: (description: string) => void
  readonly onSubmit: () => void
}

/** Takes what somebody writes about the voice, with examples to start from. */
export function DescriptionField({ value, changedId, isChange, problem, onChange, onSubmit }: Props) {
  const { descriptionMin, remixDescriptionMin, descriptionMax } = voiceDesignLimits
  const examples = isChange ? designWords.changeList : designWords.exampleList
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (changedId !== undefined) field.current?.focus()
  }, [changedId])
  const take = (text: string) => {
    onChange(text)
    field.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={field}
        label={isChange ? designWords.changes : designWords.description}
        help={designWords.descriptionHelp(isChange ? remixDescriptionMin : descriptionMin, descriptionMax)}
        count={lengthText(value, descriptionMax)}
        error={problem}
        value={value}
        placeholder={isChange ? designWords.changesPlaceholder : designWords.descriptionPlaceholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          // A key that is held down starts once; each start would call off the one before and begin anew.
          if (!event.repeat) onSubmit()
        }}
        className="min-h-24 px-4 py-3 text-lg!"
      />
      {value === '' ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">{designWords.examples}</span>
          {examples.map((example) => (
            <button
              key={example.name}
              type="button"
              title={example.text}
              className="pressed h-8 rounded-full bg-fill px-3 text-sm font-medium transition-colors hover:bg-fill-hover"
              onClick={() => take(example.text)}
            >
              {example.name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
