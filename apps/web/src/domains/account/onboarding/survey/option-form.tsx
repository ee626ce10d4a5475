import { joinClasses, Kbd } from '@vireo/ui'
import { useState, type ReactNode } from 'react'

import { useAnswerKeys } from './use-answer-keys.ts'

export type Option = { readonly value: string; readonly label: string }

type Props = {
  readonly title: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly help: string
  readonly onAnswer: (value: string) => void
  /** What one does with it, at its foot. */
  readonly children: (canGoOn: boolean) => ReactNode
}

/** Asks for one of a few things: by pointer, by arrows and Enter, or by the number beside it, which answers at once. */
export function OptionForm({ title, options, chosen, help, onAnswer, children }: Props) {
  const [value, setValue] = useState(chosen)
  useAnswerKeys(options.length, (at) => {
    const option = options[at]
    if (!option) return
    setValue(option.value)
    onAnswer(option.value)
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (value !== undefined) onAnswer(value)
      }}
      className="flex flex-col gap-6"
    >
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="contents">
          <h1 className="mb-4 text-xl font-semibold tracking-tight text-balance">{title}</h1>
        </legend>
        {options.map((option, at) => (
          <OptionRow
            key={option.value}
            option={option}
            number={at + 1}
            isChosen={option.value === value}
            takesFocus={chosen === undefined ? at === 0 : option.value === chosen}
            onChoose={() => setValue(option.value)}
          />
        ))}
        <p className="mt-2 text-xs text-muted max-md:hidden">{help}</p>
      </fieldset>
      {children(value !== undefined)}
    </form>
  )
}

function OptionRow({
  option: { value, label },
  number,
  isChosen,
  takesFocus,
  onChoose,
}: {
  readonly option: Option
  readonly number: number
  readonly isChosen: boolean
  readonly takesFocus: boolean
  readonly onChoose: () => void
}) {
  return (
    <label
      className={joinClasses(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg bg-surface px-4 py-2 text-sm transition-colors',
        'hover:bg-fill has-checked:bg-fill-hover has-checked:font-medium',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
      )}
    >
      <input
        type="radio"
        name="answer"
        value={value}
        checked={isChosen}
        autoFocus={takesFocus}
        onChange={onChoose}
        className="size-4 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0 flex-1">{label}</span>
      <span aria-hidden className="max-md:hidden">
        <Kbd>{String(number)}</Kbd>
      </span>
    </label>
  )
}
