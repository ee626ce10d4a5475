import type { CallInput } from '@vireo/contracts/kit'
import { type publishingEndpoints, type Work, WorkChange } from '@vireo/contracts/publishing'
import { useState } from 'react'

import type { Saver } from '#kit/saving/index.ts'
import { aboutWords } from './words.ts'

/** What is changed of a work; null takes it away. */
export type WorkFields = Omit<CallInput<typeof publishingEndpoints.updateWork>, 'work_id'>

const texts = ['title', 'author', 'description', 'isbn'] as const
export type TextOfWork = (typeof texts)[number]

export type Draft = {
  /** The work as it is on the screen, where some of it may not be kept yet. */
  readonly shown: Work
  readonly textOf: (name: TextOfWork) => string
  /** What stands against what is typed, once somebody left the field. */
  readonly problemOf: (name: TextOfWork) => string | undefined
  readonly type: (name: TextOfWork, text: string) => void
  /** Sends at once what was typed. */
  readonly leave: (name: TextOfWork) => void
  /** Changes what is chosen rather than typed. */
  readonly choose: (fields: WorkFields) => void
}

/** Holds what somebody writes about a work, and has kept of it what can be. */
export function useDraft(work: Work, saver: Saver<WorkFields>): Draft {
  const [typed, setTyped] = useState<Partial<Record<TextOfWork, string>>>({})
  const [chosen, setChosen] = useState<WorkFields>({})
  const [left, setLeft] = useState<ReadonlySet<TextOfWork>>(new Set())
  const textOf = (name: TextOfWork) => typed[name] ?? work[name] ?? ''
  return {
    shown: shownOf(work, chosen, textOf),
    textOf,
    problemOf: (name) => (left.has(name) ? problemWith(name, textOf(name)) : undefined),
    type: (name, text) => {
      setTyped((before) => ({ ...before, [name]: text }))
      if (problemWith(name, text) === undefined) saver.add({ [name]: valueOf(name, text) })
    },
    leave: (name) => {
      setLeft((before) => new Set([...before, name]))
      void saver.flush().catch(() => undefined)
    },
    choose: (fields) => {
      setChosen((before) => ({ ...before, ...fields }))
      saver.add(fields)
      void saver.flush().catch(() => undefined)
    },
  }
}

function shownOf(work: Work, chosen: WorkFields, textOf: Draft['textOf']): Work {
  const {
    kind = work.kind,
    genres = work.genres,
    language = work.language,
    audience = work.audience,
    mature_content = work.mature_content,
    may_be_indexed = work.may_be_indexed,
    normalizes_loudness = work.normalizes_loudness,
    rights_confirmed = work.rights_confirmed,
  } = chosen
  const title = textOf('title').trim() || work.title
  return {
    ...work,
    title,
    kind,
    genres: [...genres],
    language,
    audience,
    mature_content,
    may_be_indexed,
    normalizes_loudness,
    rights_confirmed,
  }
}

/** Says what keeps a text from being kept. */
export function problemWith(name: TextOfWork, text: string): string | undefined {
  if (WorkChange.shape[name].safeParse(valueOf(name, text)).success) return undefined
  return name === 'isbn' ? aboutWords.isbnWrong : aboutWords.titleMissing
}

/** Answers what is sent of a text: where there is none, that it is taken away. */
function valueOf(name: TextOfWork, text: string): string | null {
  const value = text.trim()
  return value === '' && name !== 'title' ? null : value
}
