import { type CSSProperties, type ReactNode } from 'react'

import { Field } from './field.tsx'
import { parseSliderText, sliderDefaults, sliderFill, type SliderBounds } from './slider-value.ts'
import { uiWords } from '../../words.ts'
import { useCommittedText } from './use-committed-text.ts'

export type SliderProps = Partial<SliderBounds> & {
  readonly label: string
  readonly help?: ReactNode
  readonly value: number
  readonly onChange: (value: number) => void
  /** How the value reads beside the slider and to assistive technology. */
  readonly format?: (value: number) => string
  /** What the two ends mean, left and right. */
  readonly ends?: readonly [string, string]
  readonly disabled?: boolean
}

/** Shows a value on a line, with a box beside it for typing the exact number. */
export function Slider(props: SliderProps) {
  const { label, help, value, onChange, format = String, ends, disabled = false } = props
  const bounds = {
    min: props.min ?? sliderDefaults.min,
    max: props.max ?? sliderDefaults.max,
    step: props.step ?? sliderDefaults.step,
  }
  // A CSS variable is the one thing the style type does not know.
  const fill = { '--fill': sliderFill(value, bounds) } as CSSProperties
  return (
    <div className="relative pointer-coarse:pt-5">
      <Field label={label} help={help}>
        {(control) => (
          <>
            <input
              {...control}
              {...bounds}
              type="range"
              className="range"
              style={fill}
              disabled={disabled}
              value={value}
              aria-valuetext={format(value)}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
            {ends ? (
              <div aria-hidden className="flex justify-between text-xs text-faint">
                <span>{ends[0]}</span>
                <span>{ends[1]}</span>
              </div>
            ) : null}
          </>
        )}
      </Field>
      <ExactValue label={label} value={value} format={format} bounds={bounds} disabled={disabled} onChange={onChange} />
    </div>
  )
}

function ExactValue(props: {
  readonly label: string
  readonly value: number
  readonly format: (value: number) => string
  readonly bounds: SliderBounds
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}) {
  const { label, value, format, bounds, disabled, onChange } = props
  const typing = useCommittedText({
    value,
    format,
    parse: (text) => parseSliderText(text, bounds),
    onCommit: onChange,
  })
  return (
    <input
      aria-label={uiWords.exactValue(label)}
      inputMode="decimal"
      disabled={disabled}
      {...typing}
      // A value with its unit is seen whole.
      style={{ minWidth: `calc(${format(value).length}ch + 0.75rem)` }}
      className="absolute -top-0.5 right-0 h-6 w-14 pointer-coarse:top-0 pointer-coarse:h-11 pointer-coarse:pt-4.5 rounded-sm bg-transparent px-1 text-right text-sm text-muted tabular-nums hover:bg-fill focus:bg-fill focus:text-ink disabled:opacity-50"
    />
  )
}
