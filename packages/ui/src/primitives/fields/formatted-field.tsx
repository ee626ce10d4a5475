import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'

import { pageLocale } from '../dates/day-names.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { amountText, formatAmount, formatCardNumber, formatExpiry, formatTyped, readAmount } from './typed-formats.ts'

type TypedFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'defaultValue'> & {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Takes the number of a card and groups it while it is typed. */
export function CardNumberField(props: TypedFieldProps) {
  const typing = useFormatted(formatCardNumber, props.onChange)
  return <TextField inputMode="numeric" autoComplete="cc-number" maxLength={23} {...props} {...typing} />
}

/** Takes the end of a card's life and writes it as MM/YY while it is typed. */
export function CardExpiryField(props: TypedFieldProps) {
  const typing = useFormatted(formatExpiry, props.onChange)
  return <TextField inputMode="numeric" autoComplete="cc-exp" maxLength={9} {...props} {...typing} />
}

export type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'defaultValue' | 'icon'> & {
  /** In whole hundredths; undefined while nothing is typed. */
  readonly value: number | undefined
  readonly onChange: (hundredths: number | undefined) => void
  /** The sign of the currency, which stands in front. */
  readonly sign: string
}

/** Takes an amount of money and groups it in the way of the page's language while it is typed. */
export function MoneyField({ value, onChange, sign, ...rest }: MoneyFieldProps) {
  const locale = pageLocale()
  const [text, setText] = useState(value === undefined ? '' : amountText(value, locale))
  const isTyped = readAmount(text, locale) === value
  const typing = useFormatted(
    (typed) => formatAmount(typed, locale),
    (next) => {
      setText(next)
      onChange(readAmount(next, locale))
    },
  )
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...typing}
      icon={<span className="text-sm text-muted">{sign}</span>}
      className="tabular-nums"
      value={isTyped || value === undefined ? text : amountText(value, locale)}
    />
  )
}

/** Formats what is typed and keeps the cursor where it was among the digits. */
function useFormatted(format: (text: string) => string, onText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const cursor = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (cursor.current === undefined) return
    input.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = undefined
  })
  return {
    ref: input,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed = formatTyped({ text: target.value, cursor: target.selectionStart ?? target.value.length }, format)
      cursor.current = typed.cursor
      onText(typed.text)
    },
  }
}
