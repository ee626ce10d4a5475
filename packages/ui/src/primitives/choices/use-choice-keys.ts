import { useRef, type KeyboardEvent } from 'react'

import { type SelectOption } from './option.ts'
import { placeAfterMove, placeStartingWith } from './options.ts'

/** So long after a letter the next one begins a new word, in milliseconds. */
const wordMs = 700
const page = 8

/**
 * Answers keys in a list of options: arrows, pages and ends move, Enter chooses, letters find where there is no field
 * to type into.
 */
export function useChoiceKeys({
  options,
  active,
  hasSearch,
  onMove,
  onChoose,
}: {
  readonly options: readonly SelectOption[]
  readonly active: number
  readonly hasSearch: boolean
  readonly onMove: (place: number) => void
  readonly onChoose: (place: number) => void
}): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', atMs: 0 })
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    ...(!hasSearch && { Home: -options.length, End: options.length }),
  }
  const findByLetters = (key: string) => {
    const isNew = performance.now() - typed.current.atMs > wordMs
    const text = isNew ? key : typed.current.text + key
    typed.current = { text, atMs: performance.now() }
    const place = placeStartingWith(options, text, isNew ? active + 1 : active)
    if (place !== undefined) onMove(place)
  }
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event
    if (nativeEvent.isComposing || ctrlKey || metaKey) return
    const by = steps[key]
    const isWord = typed.current.text !== '' && performance.now() - typed.current.atMs <= wordMs
    if (by !== undefined && !(altKey && key.startsWith('Arrow'))) onMove(placeAfterMove(options, active, by))
    else if (key === 'Enter' || (key === ' ' && !hasSearch && !isWord)) onChoose(active)
    else if (!hasSearch && key.length === 1 && !altKey) findByLetters(key)
    else return
    event.preventDefault()
  }
}
