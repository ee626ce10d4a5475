import { CalendarDays, Check } from 'lucide-react'
import { useState } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { uiWords } from '../../words.ts'
import { controlClasses, Field, type FieldProps } from '../fields/field.tsx'
import { Popover } from '../overlays/popover.tsx'
import { Calendar } from './calendar.tsx'
import { dayText, pageLocale } from './day-names.ts'
import { isSameRange, presetRange, type Day, type DayRange, type RangePreset } from './days.ts'

export type RangePickerProps = FieldProps & {
  readonly value: DayRange
  readonly onChange: (range: DayRange) => void
  /** The day it is where the viewer is: `dayOf(now)`. */
  readonly today: Day
  readonly presets?: readonly RangePreset[]
  /** Whether there is no choice without an end. */
  readonly needsRange?: boolean
  readonly min?: Day
  readonly max?: Day
}

const usualPresets: readonly RangePreset[] = ['today', 'week', 'month']

/** Lets one choose from when to when: by a preset, or by two days of a small calendar. */
export function RangePicker(props: RangePickerProps) {
  const {
    label,
    labelHidden = false,
    help,
    error,
    value,
    onChange,
    today,
    presets = usualPresets,
    needsRange = false,
  } = props
  const [open, setOpen] = useState(false)
  const locale = pageLocale()
  const isAny = value.from === undefined && value.to === undefined
  const choose = (range: DayRange) => {
    setOpen(false)
    onChange(range)
  }
  return (
    <Field label={label} help={help} error={error} labelHidden={labelHidden}>
      {(control) => (
        <Popover
          label={label}
          align="start"
          width="auto"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <button
              {...control}
              type="button"
              className={joinClasses(
                controlClasses,
                'pressed flex h-(--control-height) items-center gap-2 px-3 text-left select-none',
              )}
            >
              <CalendarDays aria-hidden size={16} className="shrink-0 text-faint" />
              <span className={joinClasses('min-w-0 flex-1 truncate tabular-nums', isAny && 'text-muted')}>
                <span className="sr-only">{label}: </span>
                {rangeText(value, today, presets, locale)}
              </span>
            </button>
          }
        >
          <div className="flex min-h-0 flex-wrap gap-2 overflow-y-auto p-3">
            <Presets {...{ value, today, presets, needsRange }} onChoose={choose} />
            <Calendar {...{ value, today, locale }} min={props.min} max={props.max ?? today} onChange={choose} />
          </div>
        </Popover>
      )}
    </Field>
  )
}

function Presets({
  value,
  today,
  presets,
  needsRange,
  onChoose,
}: {
  readonly value: DayRange
  readonly today: Day
  readonly presets: readonly RangePreset[]
  readonly needsRange: boolean
  readonly onChoose: (range: DayRange) => void
}) {
  const ranges = [
    ...(needsRange ? [] : [{ text: uiWords.anyTime, range: {} }]),
    ...presets.map((preset) => ({ text: uiWords.presets[preset], range: presetRange(preset, today) })),
  ]
  return (
    <div className="flex flex-wrap gap-1 max-sm:w-full sm:w-36 sm:flex-col">
      {ranges.map(({ text, range }) => {
        const isChosen = isSameRange(range, value)
        return (
          <button
            key={text}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(range)}
            className={joinClasses(
              'flex h-(--control-height) items-center justify-between gap-2 rounded-md px-3 text-left text-sm transition-colors hover:bg-fill',
              isChosen && 'font-medium',
            )}
          >
            {text}
            {isChosen ? <Check aria-hidden size={16} className="text-accent" /> : null}
          </button>
        )
      })}
    </div>
  )
}

/** Writes a range: as its preset, as two days, or as the one day it begins or ends with. */
export function rangeText(range: DayRange, today: Day, presets: readonly RangePreset[], locale: string): string {
  const { from, to } = range
  if (from === undefined && to === undefined) return uiWords.anyTime
  const preset = presets.find((each) => isSameRange(range, presetRange(each, today)))
  if (preset) return uiWords.presets[preset]
  if (from !== undefined && to !== undefined) {
    return from === to ? dayText(from, locale) : `${dayText(from, locale)} – ${dayText(to, locale)}`
  }
  return from === undefined ? uiWords.until(dayText(to ?? '', locale)) : uiWords.since(dayText(from, locale))
}
