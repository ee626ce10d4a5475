import { findText, type Paragraph, textOf, type Wanted } from '@vireo/transcripts'
import { useEffect, useState } from 'react'

import type { Hit } from './hit.ts'

/** A transcript is searched once nobody types for so long. */
const restMs = 200
/** After so long a search lets go, so that a letter that is typed meanwhile is not kept waiting: hours are searched in many parts. */
const partMs = 4

/** What was found in which paragraphs. */
export type Searched = {
  readonly paragraphs: readonly Paragraph[]
  readonly wanted: Wanted
  readonly hits: readonly Hit[]
}

/** Answers all places where a text stands, as soon as they are known; until then those of what was looked for before. */
export function useHits(paragraphs: readonly Paragraph[], wanted: Wanted) {
  const [searched, show] = useState<Searched>({ paragraphs, wanted, hits: [] })
  useEffect(() => {
    const hits: Hit[] = []
    let at = 0
    const search = () => {
      const until = performance.now() + partMs
      while (at < paragraphs.length && performance.now() < until) hits.push(...hitsIn(paragraphs, at++, wanted))
      if (at < paragraphs.length) timer = setTimeout(search)
      else show({ paragraphs, wanted, hits })
    }
    let timer = setTimeout(search, restMs)
    return () => clearTimeout(timer)
  }, [paragraphs, wanted])
  return {
    searched,
    /** Searches now, for whoever does not wait. */
    now: (): Searched => {
      if (searched.wanted === wanted && searched.paragraphs === paragraphs) return searched
      const found = { paragraphs, wanted, hits: paragraphs.flatMap((_, at) => hitsIn(paragraphs, at, wanted)) }
      show(found)
      return found
    },
  }
}

const texts = new WeakMap<Paragraph, string>()

/** Lists the places in a paragraph where the text stands. */
function hitsIn(paragraphs: readonly Paragraph[], at: number, wanted: Wanted): Hit[] {
  const paragraph = paragraphs[at]
  if (paragraph === undefined || wanted.find.trim() === '') return []
  const text = texts.get(paragraph) ?? textOf(paragraph.tokens)
  texts.set(paragraph, text)
  return findText(text, wanted).map(({ from, to }) => ({ paragraph: at, from, to }))
}
