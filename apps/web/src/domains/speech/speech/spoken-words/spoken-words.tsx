import { joinClasses } from '@vireo/ui'
import { memo, useEffect, useRef } from 'react'

import type { Token } from './tokens.ts'
import { type SpokenWordsState, useSpokenWords } from './use-spoken-words.ts'
import { spokenWordsWords } from './words.ts'

/** The text that is being heard, its words lit up as they are spoken. Shows nothing while nothing is. */
export function SpokenWords() {
  const spoken = useSpokenWords()
  if (!spoken) return null
  const { tokens, index, speakers } = spoken
  return (
    <section
      aria-label={spokenWordsWords.label}
      className="relative max-h-36 shrink-0 overflow-hidden border-t border-line bg-sunken px-4 py-3 text-base leading-7 md:px-6"
    >
      <Lines tokens={tokens} index={index} speakers={speakers} />
    </section>
  )
}

const Lines = memo(function Lines({ tokens, index, speakers }: SpokenWordsState) {
  const lines = new Map<number, { readonly token: Token; readonly at: number }[]>()
  tokens.forEach((token, at) => {
    const line = lines.get(token.lineIndex) ?? []
    line.push({ token, at })
    lines.set(token.lineIndex, line)
  })
  return [...lines].map(([lineIndex, line]) => (
    <p key={lineIndex} className="whitespace-pre-wrap">
      {speakers[lineIndex] ? <span className="mr-2 text-sm font-medium text-muted">{speakers[lineIndex]}</span> : null}
      {line.map(({ token, at }) => (
        <Word key={at} text={token.text} isHeard={at === index} isPast={index !== undefined && at < index} />
      ))}
    </p>
  ))
})

type WordProps = { readonly text: string; readonly isHeard: boolean; readonly isPast: boolean }

const Word = memo(function Word({ text, isHeard, isPast }: WordProps) {
  const word = useRef<HTMLElement>(null)
  // Only the text itself moves: the page around it stays where somebody put it.
  useEffect(() => {
    const box = isHeard ? word.current?.closest('section') : undefined
    if (box && word.current) box.scrollTop = word.current.offsetTop - box.clientHeight / 2
  }, [isHeard])
  if (isHeard) {
    return (
      <mark ref={word} className="rounded-sm bg-accent text-on-accent">
        {text}
      </mark>
    )
  }
  return <span className={joinClasses(isPast ? 'text-ink' : 'text-muted')}>{text}</span>
})
