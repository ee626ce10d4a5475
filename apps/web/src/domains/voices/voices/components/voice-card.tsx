import type { Voice } from '@vireo/contracts/voices'
import { BadgeList } from '@vireo/ui'
import type { ReactNode } from 'react'

import type { HeardVoice } from '../filter-voices.ts'
import { VoicePreviewButton } from './voice-preview-button.tsx'

/** What a card needs of a voice: one's own, a premade one, or one that somebody shares with everybody. */
export type CardVoice = HeardVoice & Pick<Voice, 'description'>

type Props = {
  readonly voice: CardVoice
  /** Its labels as people read them, the most telling first. */
  readonly labels?: readonly string[]
  /** Stands below the description: whose it is, how often it was used. */
  readonly note?: ReactNode
  /** Words about its state, beside the name. */
  readonly badges?: ReactNode
  /** Of the preview; that of the interface unless the list is narrowed to another. */
  readonly language?: string | undefined
  /** Makes the name a button. */
  readonly onOpen?: () => void
  /** What one does with it most. */
  readonly action?: ReactNode
  /** Everything else. */
  readonly menu?: ReactNode
}

/** One voice of a list: hear it, read what it is, and do something with it. All cards are equally high. */
export function VoiceCard({ voice, labels = [], language, action, menu, ...about }: Props) {
  return (
    <div className="flex h-19 items-center gap-3 overflow-hidden border-b border-line px-4 hover:bg-hover">
      <VoicePreviewButton voice={voice} language={language ?? ''} />
      <About voice={voice} {...about} />
      {labels.length > 0 ? (
        <div className="hidden max-w-72 shrink-0 lg:block">
          <BadgeList labels={labels} />
        </div>
      ) : null}
      <div className="flex shrink-0 items-center gap-1">
        {action}
        {menu}
      </div>
    </div>
  )
}

function About({ voice, note, badges, onOpen }: Pick<Props, 'voice' | 'note' | 'badges' | 'onOpen'>) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2">
        {onOpen ? (
          <button
            type="button"
            className="min-w-0 truncate rounded-sm text-left font-medium hover:underline"
            onClick={onOpen}
          >
            {voice.name}
          </button>
        ) : (
          <span className="min-w-0 truncate font-medium">{voice.name}</span>
        )}
        {badges ? <span className="flex shrink-0 gap-1">{badges}</span> : null}
      </p>
      {voice.description ? (
        <p className="truncate text-xs text-muted" title={voice.description}>
          {voice.description}
        </p>
      ) : null}
      {note ? <p className="truncate text-xs text-muted">{note}</p> : null}
    </div>
  )
}
