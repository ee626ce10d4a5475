import { useState } from 'react'

/** What a field shows, the value that it was last given, and what it told since that it was not given back yet. */
export type TypedText = {
  readonly text: string
  readonly given: string
  readonly told: readonly string[]
}

/** Answers what a field shows once it is given a value: what it told itself comes back late, and is no news. */
export function received(typed: TypedText, given: string): TypedText {
  const at = typed.told.indexOf(given)
  return at === -1 ? { text: given, given, told: [] } : { ...typed, given, told: typed.told.slice(at + 1) }
}

/** Answers what a field shows once somebody typed. */
export function afterTyping(typed: TypedText, text: string): TypedText {
  return { ...typed, text, told: [...typed.told, text] }
}

/**
 * Keeps what is typed into a field whose value comes back later: from the address, which the router changes when there is time.
 * The field would show the value from before meanwhile: letters would be lost, and the caret be moved to the end.
 */
export function useTypedText(given: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<TypedText>({ text: given, given, told: [] })
  const now = typed.given === given ? typed : received(typed, given)
  if (now !== typed) setTyped(now)
  const type = (text: string) => {
    setTyped((before) => afterTyping(before, text))
    onChange(text)
  }
  return [now.text, type]
}
