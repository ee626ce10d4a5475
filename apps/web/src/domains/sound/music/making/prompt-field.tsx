import { musicExamples, musicLimits } from '@vireo/contracts/music'
import { TextArea } from '@vireo/ui'
import { useRef } from 'react'

import { lengthText } from '#kit/forms/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import { musicWords } from '../words.ts'

type Props = {
  readonly value: string
  readonly onChange: (prompt: string) => void
  readonly onSubmit: () => void
}

/** Takes what music should be, with examples that are understood. */
export function PromptField({ value, onChange, onSubmit }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={field}
        label={musicWords.prompt}
        help={musicWords.promptHelp}
        count={lengthText(value, musicLimits.promptMax)}
        value={value}
        placeholder={musicWords.placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (!event.repeat && value.trim() !== '') onSubmit()
        }}
        className="min-h-24 px-4 py-3 text-lg!"
      />
      {value === '' ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">{musicWords.examples}</span>
          {musicExamples[currentLanguage() === 'de' ? 'de' : 'en'].map((text) => (
            <button
              key={text}
              type="button"
              className="pressed min-h-8 rounded-full bg-fill px-3 py-1 text-left text-sm font-medium transition-colors hover:bg-fill-hover"
              onClick={() => {
                onChange(text)
                field.current?.focus()
              }}
            >
              {text}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
