import { findText, type Paragraph, textOf, type Wanted } from '@vireo/transcripts'
import { useEffect, useState } from 'react'

/** A transcript is searched once nobody types for so long. */
const restMs = 200
/** After so long a search lets go, so that a letter that is typed meanwhile is not kept waiting: hours are searched in many parts. */
const partMs = 4

type Searched = {
  readonly paragraphs: readonly Paragraph[]
  readonly wanted: Wanted
  readonly places: readonly number[]
}

/** Answers the paragraphs of all places where a text stands, as soon as they are known; until then those of what was looked for before. */
export function usePlaces(paragraphs: readonly Paragraph[], wanted: Wanted) {
  const [searched, show] = useState<Searched>({ paragraphs, wanted, places: [] })
  useEffect(() => {
    const places: number[] = []
    let at = 0
    const search = () => {
      const until = performance.now() + partMs
      while (at < paragraphs.length && performance.now() < until) places.push(...placesIn(paragraphs, at++, wanted))
      if (at < paragraphs.length) timer = setTimeout(search)
      else show({ paragraphs, wanted, places })
    }
    let timer = setTimeout(search, restMs)
    return () => clearTimeout(timer)
  }, [paragraphs, wanted])
  return {
    places: searched.places,
    /** What was looked for to find them. */
    sought: searched.wanted.find,
    /** Answers them now, for whoever does not wait. */
    now: () =>
      searched.wanted === wanted && searched.paragraphs === paragraphs
        ? searched.places
        : paragraphs.flatMap((_, at) => placesIn(paragraphs, at, wanted)),
  }
}

const texts = new WeakMap<Paragraph, string>()

/** Lists a paragraph as often as it has the text. */
function placesIn(paragraphs: readonly Paragraph[], at: number, wanted: Wanted): number[] {
  const paragraph = paragraphs[at]
  if (paragraph === undefined || wanted.find.trim() === '') return []
  const text = texts.get(paragraph) ?? textOf(paragraph.tokens)
  texts.set(paragraph, text)
  return findText(text, wanted).map(() => at)
}
