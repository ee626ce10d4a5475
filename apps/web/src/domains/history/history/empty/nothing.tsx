import type { HistorySource } from '@vireo/contracts/history'
import { Button, EmptyState, VoiceFace, buttonClasses } from '@vireo/ui'
import { Music, SearchX, Volume2 } from 'lucide-react'

import { examplesToHear } from '#kit/note-places.ts'
import { offersAt } from '#kit/offers.ts'
import { GhostRows } from '#kit/pictures/ghosts.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import type { HistoryVoice } from '../speakers.ts'
import { emptyWords } from './words.ts'

/** Says what will stand here, of the type that is shown, and leads to where it is made. */
export function NothingYet({
  source,
  voices,
}: {
  readonly source: HistorySource | undefined
  readonly voices: readonly HistoryVoice[]
}) {
  const { title, text, action, to } = placeOf(source)
  const isVoiceless = source === 'SFX' || source === 'Music'
  const leads = [0, 1, 2].map((place) =>
    isVoiceless ? (
      <Sign key={place} source={source} />
    ) : (
      <VoiceFace key={place} {...(voices[place]?.drawn ?? { id: `voice ${place}` })} size={32} />
    ),
  )
  return (
    <div className="flex flex-col items-center gap-6 rounded-lg bg-surface px-4 py-12 text-center">
      <GhostRows leads={leads} />
      <div className="flex flex-col items-center gap-2">
        <p className="text-lg font-semibold text-balance">{title}</p>
        <p className="max-w-md text-sm text-balance text-muted">{text}</p>
      </div>
      <AppLink to={to} className={buttonClasses({ variant: 'primary' })}>
        {action}
      </AppLink>
      {/* The examples are of voices. */}
      {isVoiceless ? null : offersAt(examplesToHear).map((Example, at) => <Example key={at} />)}
    </div>
  )
}

function Sign({ source }: { readonly source: 'SFX' | 'Music' }) {
  const Icon = source === 'SFX' ? Volume2 : Music
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-fill text-muted">
      <Icon size={16} />
    </span>
  )
}

function placeOf(source: HistorySource | undefined) {
  if (source === 'STS') return { ...emptyWords.emptyChanges, to: paths.speechToSpeech }
  if (source === 'SFX') return { ...emptyWords.emptySounds, to: paths.soundEffects }
  if (source === 'Music') return { ...emptyWords.emptyMusic, to: paths.music }
  return { ...emptyWords.emptyAll, to: paths.textToSpeech }
}

/** Says that nothing fits what is searched for, and takes that away again. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={emptyWords.noneFoundTitle}
      action={<Button onClick={onClear}>{emptyWords.clearFilters}</Button>}
    >
      {emptyWords.noneFound}
    </EmptyState>
  )
}
