import {
  adopt,
  createChecker,
  edit,
  type Edited,
  opened,
  type Problem,
  redo,
  type TimedChange,
  type TimedText,
  undo,
} from '@vireo/transcripts/timed'
import { useCallback, useMemo, useRef, useState } from 'react'

import type { TextChecks } from './rules-of.ts'

export type Writing = {
  readonly text: TimedText
  readonly problems: readonly (readonly Problem[])[]
  /** The segment that is worked on. */
  readonly activeId: string | undefined
  readonly activate: (id: string | undefined) => void
  /** Changes something; changes under one name are taken back at once. Answers whether it could be done. */
  readonly change: (change: TimedChange, run?: string) => boolean
  readonly takeOver: (text: TimedText) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

type Wishes = {
  readonly checks: TextChecks
  readonly endS: number
  readonly onChange: (text: TimedText) => void
}

/** Holds what is written while somebody writes it, with all that can be taken back. */
export function useWriting(first: TimedText, { checks, endS, onChange }: Wishes): Writing {
  const [state, show] = useState<Edited>(() => opened(first))
  const [activeId, activate] = useState<string | undefined>(first.segments[0]?.id)
  // Two changes may come before anything is drawn.
  const latest = useRef(state)
  const move = useCallback(
    (next: Edited) => {
      if (next === latest.current) return false
      const isOther = next.text !== latest.current.text
      latest.current = next
      show(next)
      if (isOther) onChange(next.text)
      return true
    },
    [onChange],
  )
  const change = useCallback(
    (wanted: TimedChange, run?: string) => move(edit(latest.current, wanted, { endS, run })),
    [endS, move],
  )
  const takeOver = useCallback((text: TimedText) => void move(adopt(latest.current, text)), [move])
  const check = useMemo(() => createChecker(checks), [checks])
  const { text } = state
  const problems = useMemo(() => check(text.segments), [check, text.segments])
  return {
    text,
    problems,
    activeId,
    activate,
    change,
    takeOver,
    undo: state.done && (() => void move(undo(latest.current))),
    redo: state.undone && (() => void move(redo(latest.current))),
  }
}
