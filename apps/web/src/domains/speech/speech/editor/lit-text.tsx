import { type DrawnVoice, joinClasses, voiceArt, waveStyleOf } from '@vireo/ui'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'

import { useDrawnVoice } from '#kit/faces/index.ts'
import { player, usePlayer, usePositionMs } from '#kit/player/index.ts'
import { useSpokenTimes } from '../spoken-words/use-spoken-times.ts'
import { wordAt } from '../spoken-words/tokens.ts'
import { type Place, placeWords } from './place-words.ts'

const highlightName = 'spoken-word'
let isStyled = false

/**
 * Shows the light behind a text that is being edited: the same letters at the same places, none of which can be seen.
 * It also gives the place its height, so that the field above it grows with what is written.
 */
export function LitText({
  text,
  lineIndex = 0,
  voiceId,
  className,
}: {
  readonly text: string
  readonly lineIndex?: number
  /** Whose colour the light has. */
  readonly voiceId: string | undefined
  readonly className: string
}) {
  const [place, setPlace] = useState<Place>()
  const mirror = useRef<HTMLDivElement>(null)
  const times = useSpokenTimes()
  useHighlight(mirror, place)
  const tokens = useMemo(() => times?.tokens.filter((token) => token.lineIndex === lineIndex), [times, lineIndex])
  const drawn = hasHighlights() ? undefined : place
  const voice = useDrawnVoice(voiceId)
  const style = useMemo(() => lightOf(voice), [voice])
  return (
    <>
      <div
        ref={mirror}
        aria-hidden
        style={style}
        className={joinClasses(
          className,
          'pointer-events-none whitespace-pre-wrap text-transparent select-none',
          // Letters that nobody sees are painted with each one typed, unless nothing is lit.
          place === undefined && 'invisible',
        )}
      >
        {drawn ? <Marked text={text} place={drawn} /> : `${text}\n`}
      </div>
      {tokens && tokens.length > 0 ? <Needle tokens={tokens} text={text} onPlace={setPlace} /> : null}
    </>
  )
}

/** Makes the light of a voice: its colour, so thin that letters stay readable on it. */
function lightOf(voice: DrawnVoice | undefined): CSSProperties | undefined {
  if (!voice) return undefined
  const light = { '--lit': 'color-mix(in srgb, var(--wave-played) 30%, transparent)' }
  return { ...waveStyleOf(voiceArt(voice).wave), ...light }
}

/** Follows the player through the words; drawn for each frame, and changes something for each word. */
function Needle({
  tokens,
  text,
  onPlace,
}: {
  readonly tokens: Parameters<typeof placeWords>[0]
  readonly text: string
  readonly onPlace: (place: Place | undefined) => void
}) {
  const positionMs = usePositionMs(player)
  const { isUntouched } = usePlayer(player)
  const places = useMemo(() => placeWords(tokens, text), [tokens, text])
  const index = wordAt(tokens, positionMs)
  const last = tokens.at(-1)
  const isHere = !isUntouched && index !== undefined && last !== undefined && positionMs <= last.endMs + lingerMs
  const place = isHere ? places[index] : undefined
  const { start, end } = place ?? {}
  useEffect(() => {
    onPlace(start === undefined || end === undefined ? undefined : { start, end })
  }, [onPlace, start, end])
  useEffect(() => () => onPlace(undefined), [onPlace])
  return null
}

/** The last word stays lit so long behind its end. */
const lingerMs = 250

function Marked({ text, place }: { readonly text: string; readonly place: Place }) {
  return (
    <>
      {text.slice(0, place.start)}
      <mark className="lit-word text-transparent">{text.slice(place.start, place.end)}</mark>
      {`${text.slice(place.end)}\n`}
    </>
  )
}

function hasHighlights(): boolean {
  return 'CSS' in globalThis && 'highlights' in CSS
}

/** Says how the lit word looks; the tools that read style sheets do not know this rule yet. */
function styleHighlight(): void {
  if (isStyled) return
  isStyled = true
  const sheet = new CSSStyleSheet()
  sheet.insertRule(`::highlight(${highlightName}) { background-color: var(--lit); }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Lights a place of the text without touching the document, where the browser can. */
function useHighlight(mirror: { readonly current: HTMLElement | null }, place: Place | undefined): void {
  useEffect(() => {
    const letters = mirror.current?.firstChild
    if (!place || !hasHighlights() || !(letters instanceof Text) || letters.length < place.end) return undefined
    styleHighlight()
    const range = new Range()
    range.setStart(letters, place.start)
    range.setEnd(letters, place.end)
    const highlight = new Highlight(range)
    CSS.highlights.set(highlightName, highlight)
    return () => {
      if (CSS.highlights.get(highlightName) === highlight) CSS.highlights.delete(highlightName)
    }
  }, [mirror, place])
}
