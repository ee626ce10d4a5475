import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

/** What a text becomes once it is committed; undefined when it cannot be read. */
export type ParseText<Value> = (text: string) => Value | undefined

/** Answers the value after somebody is done typing: what was typed if it can be read, else the value it had. */
export function committedValue<Value>(text: string, previous: Value, parse: ParseText<Value>): Value {
  return parse(text) ?? previous
}

/**
 * Answers an input for a value that is more than its text: a number, a time, a list. Enter and leaving commit what can be
 * read and take back what cannot; Escape takes it back at once.
 */
export function useCommittedText<Value>({
  value,
  format,
  parse,
  onCommit,
}: {
  readonly value: Value
  readonly format: (value: Value) => string
  readonly parse: ParseText<Value>
  readonly onCommit: (value: Value) => void
}) {
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    if (draft !== undefined) onCommit(committedValue(draft, value, parse))
    setDraft(undefined)
  }
  return {
    value: draft ?? format(value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') commit()
      if (event.key === 'Escape') setDraft(undefined)
    },
  }
}
