import { Search } from 'lucide-react'
import { useId, useMemo, useState } from 'react'

import { uiWords } from '../../words.ts'
import { takesFocus } from '../overlays/use-panel-focus.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { listAttributes, optionId, searchAttributes } from './list-attributes.ts'
import { optionsOf, type SelectGroup } from './option.ts'
import { findOptions, rowsOf } from './options.ts'
import { useChoiceKeys } from './use-choice-keys.ts'

export type ChoiceListProps = {
  readonly label: string
  readonly groups: readonly SelectGroup[]
  readonly value: string
  readonly onChoose: (value: string) => void
  /** What was typed on the button that opened the list. */
  readonly typedFirst: string
  readonly hasSearch: boolean
  /** Rows are higher where fingers choose. */
  readonly isTouched: boolean
}

/** Lists options to choose one of, with a search field above them where there are many. */
export function ChoiceList({ label, groups, value, onChoose, typedFirst, hasSearch, isTouched }: ChoiceListProps) {
  const id = useId()
  // The rows look at the list they stand in as soon as it is there.
  const [list, setList] = useState<HTMLElement | null>(null)
  const { typed, rows, options, active, type, point } = useFound(groups, value, typedFirst)
  const choose = (place: number) => {
    const option = options[place]
    if (option && option.disabled !== true) onChoose(option.value)
  }
  const onKeyDown = useChoiceKeys({ options, active, hasSearch, onMove: point, onChoose: choose })
  const activeId = options[active] ? optionId(id, active) : undefined
  const focus = { ...takesFocus, onKeyDown }
  return (
    <>
      {hasSearch ? (
        <div className="flex items-center gap-2 border-b border-line px-3">
          <Search aria-hidden size={16} className="shrink-0 text-faint" />
          <input
            {...searchAttributes(id, uiWords.searchIn(label), activeId)}
            {...focus}
            autoComplete="off"
            spellCheck={false}
            placeholder={uiWords.search}
            value={typed}
            onChange={(event) => type(event.target.value)}
            className="h-11 w-full min-w-0 bg-transparent text-sm outline-none"
          />
        </div>
      ) : null}
      <div
        {...listAttributes(id, label, activeId, !hasSearch)}
        {...(hasSearch ? {} : focus)}
        ref={setList}
        className="max-h-80 min-h-0 flex-1 overflow-y-auto overscroll-contain p-1 outline-none"
      >
        <ChoiceRows
          {...{ id, list, rows, value, active, isTouched }}
          count={options.length}
          onPoint={point}
          onChoose={choose}
        />
      </div>
      {options.length === 0 ? (
        <p className="px-3 pt-4 pb-8 text-center text-sm text-muted">{uiWords.nothingFound}</p>
      ) : null}
      <output className="sr-only">{typed === '' ? '' : uiWords.found(options.length)}</output>
    </>
  )
}

/** Keeps what was typed, what it finds, and which of that is active: first what is chosen, then the best match. */
function useFound(groups: readonly SelectGroup[], value: string, typedFirst: string) {
  const [typed, setTyped] = useState(typedFirst)
  const found = useMemo(() => findOptions(groups, typed), [groups, typed])
  const rows = useMemo(() => rowsOf(found), [found])
  const options = useMemo(() => optionsOf(found), [found])
  const chosenAt = () =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    )
  const [active, setActive] = useState(chosenAt)
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
  }
  return { typed, rows, options, active, type, point: setActive }
}
