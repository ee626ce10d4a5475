import { useState, type ChangeEvent } from 'react'

/**
 * Answers an input for a text that is kept elsewhere and comes back late, as the address does, which the router changes when there is
 * time: while somebody is in the field, it shows what they typed. What comes back late would take letters away and move the caret.
 */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value)
      onChange(event.target.value)
    },
    onBlur: () => setTyped(undefined),
  }
}
