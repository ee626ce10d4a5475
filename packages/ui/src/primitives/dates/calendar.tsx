import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { uiWords } from '../../words.ts'
import { IconButton } from '../icon-button.tsx'
import { dayInWords, firstWeekday, monthText, weekdayText } from './day-names.ts'
import { addDays, addMonths, monthOf, rangeBetween, weekdayOf, weeksOf, type Day, type DayRange } from './days.ts'

type CalendarProps = {
  readonly value: DayRange
  readonly today: Day
  readonly locale: string
  /** Days outside of these cannot be picked. */
  readonly min?: Day | undefined
  readonly max?: Day | undefined
  readonly onChange: (range: Required<DayRange>) => void
}

/** Shows a month to pick a range in: its first day, then its last. */
export function Calendar({ value, today, locale, min, max, onChange }: CalendarProps) {
  const [focused, setFocused] = useState(value.to ?? value.from ?? today)
  const [picked, setPicked] = useState<Day>()
  const [pointed, setPointed] = useState<Day>()
  const grid = useRef<HTMLTableElement>(null)
  const movedByKeys = useRef(false)
  const shown = picked ? rangeBetween(picked, pointed ?? picked) : value
  const isOut = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max)
  useEffect(() => {
    if (!movedByKeys.current) return
    movedByKeys.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const pick = (day: Day) => {
    setFocused(day)
    setPicked(picked ? undefined : day)
    if (picked) onChange(rangeBetween(picked, day))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, focused, firstWeekday(locale))
    if (next === undefined) return
    event.preventDefault()
    movedByKeys.current = true
    setFocused(next)
    setPointed(next)
  }
  return (
    <div className="w-72 max-sm:w-full">
      <MonthHead month={focused} locale={locale} onMove={(count) => setFocused(addMonths(focused, count))} />
      <table ref={grid} aria-label={monthText(focused, locale)} className="w-full border-collapse text-sm">
        <WeekdayRow focused={focused} locale={locale} />
        <tbody>
          {weeksOf(focused, firstWeekday(locale)).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  {...{ day, locale, today, shown, onKeyDown }}
                  isOutside={monthOf(day) !== monthOf(focused)}
                  isFocused={day === focused}
                  isOut={isOut(day)}
                  onPoint={() => setPointed(day)}
                  onPick={() => pick(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MonthHead({
  month,
  locale,
  onMove,
}: {
  readonly month: Day
  readonly locale: string
  readonly onMove: (count: number) => void
}) {
  return (
    <div className="mb-1 flex items-center justify-between">
      <IconButton size="sm" label={uiWords.previousMonth} onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden size={16} />
      </IconButton>
      <output className="text-sm font-medium">{monthText(month, locale)}</output>
      <IconButton size="sm" label={uiWords.nextMonth} onClick={() => onMove(1)}>
        <ChevronRight aria-hidden size={16} />
      </IconButton>
    </div>
  )
}

function WeekdayRow({ focused, locale }: { readonly focused: Day; readonly locale: string }) {
  const [week = []] = weeksOf(focused, firstWeekday(locale))
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={weekdayText(day, locale, 'long')}
            className="h-8 text-xs font-normal text-muted"
          >
            {weekdayText(day, locale, 'short').slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function DayCell(props: {
  readonly day: Day
  readonly locale: string
  readonly today: Day
  readonly shown: DayRange
  readonly isOutside: boolean
  readonly isFocused: boolean
  readonly isOut: boolean
  readonly onPoint: () => void
  readonly onPick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}) {
  const { day, locale, today, shown, isOutside, isFocused, isOut, onPoint, onPick, onKeyDown } = props
  const { from = day, to = day } = shown.from === undefined && shown.to === undefined ? { from: '~', to: '' } : shown
  const isIn = from <= day && day <= to
  const isEnd = isIn && (day === from || day === to)
  return (
    <td
      className={joinClasses(
        'p-0 text-center',
        isIn && 'bg-accent-soft',
        isIn && day === from && 'rounded-l-md',
        isIn && day === to && 'rounded-r-md',
      )}
    >
      <button
        type="button"
        tabIndex={isFocused ? 0 : -1}
        disabled={isOut}
        aria-label={dayInWords(day, locale)}
        aria-pressed={isEnd}
        aria-current={day === today ? 'date' : undefined}
        onPointerEnter={onPoint}
        onClick={onPick}
        onKeyDown={onKeyDown}
        className={joinClasses(
          'h-9 w-full rounded-md tabular-nums transition-colors disabled:opacity-40',
          isEnd ? 'bg-accent text-on-accent' : 'hover:bg-fill-hover',
          !isEnd && (isOutside ? 'text-faint' : 'text-ink'),
          day === today && 'font-semibold underline decoration-2 underline-offset-4',
        )}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

/** Tells which day a key leads to; undefined for keys that lead to none. */
function dayAfterKey(key: string, day: Day, weekBegin: number): Day | undefined {
  const sinceBegin = (weekdayOf(day) - weekBegin + 7) % 7
  const moves: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
    Home: () => addDays(day, -sinceBegin),
    End: () => addDays(day, 6 - sinceBegin),
  }
  return moves[key]?.()
}
