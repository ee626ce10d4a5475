import { Button, controlClasses, Field } from '@vireo/ui'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'

import { designWords } from '../words.ts'

/** What somebody writes about the voice, with examples to begin from. */
export function DescriptionField({
  value,
  isChange,
  problem,
  onChange,
  onSubmit,
}: {
  readonly value: string
  readonly isChange: boolean
  readonly problem: string | undefined
  readonly onChange: (description: string) => void
  readonly onSubmit: () => void
}) {
  const { descriptionMin, remixDescriptionMin, descriptionMax } = voiceDesignLimits
  const examples = isChange ? designWords.changeList : designWords.exampleList
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={isChange ? designWords.changes : designWords.description}
        help={designWords.descriptionHelp(isChange ? remixDescriptionMin : descriptionMin, descriptionMax)}
        error={problem}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={value}
            placeholder={isChange ? designWords.changesPlaceholder : designWords.descriptionPlaceholder}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              onSubmit()
            }}
            className={`${controlClasses} resize-y px-3 py-2 text-base`}
          />
        )}
      </Field>
      {value === '' ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-full text-xs text-muted">{designWords.examples}</span>
          {examples.map((example) => (
            <Button key={example.name} size="sm" onClick={() => onChange(example.text)}>
              {example.name}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
