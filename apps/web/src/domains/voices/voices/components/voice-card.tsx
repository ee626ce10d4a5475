import type { Voice } from '@vireo/contracts/voices'
import { joinClasses } from '@vireo/ui'
import type { ReactNode } from 'react'

import { currentLanguage } from '#kit/language/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { saidOf } from '../description-words/said-of.ts'
import type { HeardVoice } from '../filter-voices.ts'
import { HeardFace } from '../preview/heard-face.tsx'
import { PreviewWave } from '../preview/preview-wave.tsx'
import { useHoverToHear } from '../preview/use-hover-to-hear.ts'

/** What a card needs of a voice: one's own, a premade one, or one that somebody shares with everybody. */
export type CardVoice = HeardVoice & Pick<Voice, 'description'>

type Props = {
  readonly voice: CardVoice
  /** Its labels as people read them, the most telling first. */
  readonly labels?: readonly string[]
  /** Stands with the labels: whose it is, how often it was used. */
  readonly note?: string | null | undefined
  /** Words about its state, beside the name. */
  readonly badges?: ReactNode
  /** Of the preview; that of the interface unless the list is narrowed to another. */
  readonly language?: string | undefined
  /** Where its page is. */
  readonly to?: string
  /** What one does with it most. */
  readonly action?: ReactNode
  /** Everything else. */
  readonly menu?: ReactNode
}

/** Shows one voice of a list: hear it, read what it is, and do something with it. All cards are equally high. */
export function VoiceCard({ voice, language, action, menu, ...about }: Props) {
  const hover = useHoverToHear(voice, language || currentLanguage())
  return (
    <div className="group/voice flex h-19 items-center gap-3 overflow-hidden rounded-lg pr-2 pl-3 transition-colors hover:bg-canvas">
      <div className="flex h-full min-w-0 flex-1 items-center gap-3" {...hover}>
        <HeardFace voice={voice} language={language} />
        <About voice={voice} {...about} />
        <div className="hidden w-32 shrink-0 md:block">
          <PreviewWave voice={voice} language={language} />
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {action}
        {menu}
      </div>
    </div>
  )
}

function About({ voice, labels = [], note, badges, to }: Pick<Props, 'voice' | 'labels' | 'note' | 'badges' | 'to'>) {
  const told = [...labels, ...(note ? [note] : [])].join(' · ')
  const said = saidOf(voice)
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2">
        {to ? (
          <AppLink to={to} className="pressed min-w-0 rounded-sm font-medium hover:underline">
            <span className="block truncate">{voice.name}</span>
          </AppLink>
        ) : (
          <span className="min-w-0 truncate font-medium">{voice.name}</span>
        )}
        {badges ? <span className="flex shrink-0 gap-1">{badges}</span> : null}
      </p>
      {said ? (
        <p className="line-clamp-2 text-xs text-muted sm:line-clamp-1" title={said}>
          {said}
        </p>
      ) : null}
      {told ? (
        <p className={joinClasses('truncate text-xs text-faint', said && 'max-sm:hidden')} title={told}>
          {told}
        </p>
      ) : null}
    </div>
  )
}
