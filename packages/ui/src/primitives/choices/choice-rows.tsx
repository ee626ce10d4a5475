import { Check } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { groupAttributes, optionAttributes, optionId } from './list-attributes.ts'
import type { SelectOption } from './option.ts'
import type { ListRow } from './options.ts'
import { topsOf, windowOf } from './window-rows.ts'

/** Heights of rows in pixels, for pointers and for fingers. */
const heights = {
  pointed: { title: 32, plain: 36, noted: 56 },
  touched: { title: 36, plain: 44, noted: 60 },
} as const

/** Up to so many rows are all drawn. */
const drawnMost = 120

type ChoiceRowsProps = {
  readonly id: string
  readonly list: HTMLElement | null
  readonly rows: readonly ListRow[]
  readonly value: string
  readonly active: number
  readonly count: number
  readonly isTouched: boolean
  readonly onPoint: (place: number) => void
  readonly onChoose: (place: number) => void
}

/** Draws the rows of a list of options: all of a short one, of a long one those that are in sight. */
export function ChoiceRows(props: ChoiceRowsProps) {
  const { list, rows, active, isTouched } = props
  const tops = useMemo(() => topsOf(rows.map((row) => heightOf(row, isTouched))), [rows, isTouched])
  const activeAt = rows.findIndex((row) => row.kind === 'option' && row.place === active)
  const { scrolled, seen } = useScrolled(list, rows.length > drawnMost, tops[activeAt] ?? 0)
  const shown =
    rows.length > drawnMost ? windowOf(tops, scrolled, seen) : { first: 0, end: rows.length, before: 0, after: 0 }
  useActiveInSight(list, tops, activeAt)
  return (
    <>
      <div role="presentation" style={{ height: shown.before }} />
      {inGroups(rows.slice(shown.first, shown.end)).map((groupRows, at) => (
        <div key={groupRows[0]?.group ?? at} {...groupAttributes(groupRows[0]?.group ?? '')}>
          {groupRows.map((row) =>
            row.kind === 'title' ? (
              <p
                key="title"
                aria-hidden
                style={{ height: heightOf(row, isTouched) }}
                className="flex items-end truncate px-2 pb-1 text-xs font-medium text-faint"
              >
                {row.group}
              </p>
            ) : (
              <Option key={row.option.value} {...props} option={row.option} place={row.place} />
            ),
          )}
        </div>
      ))}
      <div role="presentation" style={{ height: shown.after }} />
    </>
  )
}

function Option(props: ChoiceRowsProps & { readonly option: SelectOption; readonly place: number }) {
  const { id, option, place, value, active, count, isTouched, onPoint, onChoose } = props
  const isChosen = option.value === value
  // Keys are answered by what has the focus: the search field, or the list itself.
  const byPointer = { onPointerMove: () => onPoint(place), onClick: () => onChoose(place) }
  return (
    <div
      {...optionAttributes(optionId(id, place), place, count, { isChosen, isDisabled: option.disabled === true })}
      {...byPointer}
      data-value={option.value}
      style={{ height: isTouched ? heights.touched[lookOf(option)] : heights.pointed[lookOf(option)] }}
      className={joinClasses(
        'flex cursor-default items-center gap-3 rounded-md px-2 text-sm text-ink select-none aria-disabled:opacity-50',
        place === active && 'bg-fill-hover',
      )}
    >
      {option.leading ? (
        <span aria-hidden className="flex shrink-0 items-center text-muted">
          {option.leading}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className={joinClasses('block truncate', isChosen && 'font-medium')}>{option.label}</span>
        {option.note ? <span className="block truncate text-xs text-muted">{option.note}</span> : null}
      </span>
      {isChosen ? <Check aria-hidden size={16} className="shrink-0 text-accent" /> : null}
    </div>
  )
}

function lookOf({ note }: SelectOption): 'plain' | 'noted' {
  return note ? 'noted' : 'plain'
}

function heightOf(row: ListRow, isTouched: boolean): number {
  return heights[isTouched ? 'touched' : 'pointed'][row.kind === 'title' ? 'title' : lookOf(row.option)]
}

/** Puts rows that follow each other and are of one group together. */
function inGroups(rows: readonly ListRow[]): readonly (readonly ListRow[])[] {
  const groups: ListRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]?.group === row.group) last.push(row)
    else groups.push([row])
  }
  return groups
}

/** Follows how far a list is scrolled and how much of it is seen, in pixels, where rows are left out. */
function useScrolled(list: HTMLElement | null, isFollowed: boolean, activeTop: number) {
  // The active row is in the middle at first.
  const isFirst = useRef(true)
  const [place, setPlace] = useState({ scrolled: Math.max(0, activeTop - 160), seen: 320 })
  useLayoutEffect(() => {
    if (!list || !isFollowed) return
    const look = () => setPlace({ scrolled: list.scrollTop, seen: list.clientHeight })
    if (!isFirst.current) look()
    isFirst.current = false
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [list, isFollowed])
  return place
}

/** Brings the active row into sight: in the middle the first time, afterwards no further than needed. */
function useActiveInSight(list: HTMLElement | null, tops: readonly number[], at: number): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const [top, bottom] = [tops[at], tops[at + 1]]
    if (!list || top === undefined || bottom === undefined) return
    if (isFirst.current) list.scrollTo(0, top - (list.clientHeight - (bottom - top)) / 2)
    // The rows stand 4 pixels below the edge of the list.
    else if (top < list.scrollTop) list.scrollTo(0, top)
    else if (bottom + 8 > list.scrollTop + list.clientHeight) list.scrollTo(0, bottom + 8 - list.clientHeight)
    isFirst.current = false
  }, [list, tops, at])
}
