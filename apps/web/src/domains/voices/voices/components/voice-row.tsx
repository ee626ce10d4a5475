import type { Voice } from '@vireo/contracts/voices'
import { Badge, BadgeList, PlayButton, joinClasses } from '@vireo/ui'
import type { KeyboardEvent } from 'react'

import { whyMute } from '../preselect.ts'
import type { PreviewState } from '../preview.ts'
import { labelsOf } from '../voice-labels.ts'
import { voiceWords } from '../words.ts'

/** One voice of the list: hear it, or take it. */
export function VoiceRow({
  voice,
  selected,
  preview,
  onPreview,
  onSelect,
}: {
  readonly voice: Voice
  readonly selected: boolean
  readonly preview: PreviewState
  readonly onPreview: () => void
  readonly onSelect: () => void
}) {
  const mute = whyMute(voice)
  return (
    <li
      className={joinClasses(
        'flex items-center gap-2 rounded-md px-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        selected && !mute ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <PlayButton
        of={voice.name}
        look="outline"
        playing={preview === 'playing'}
        loading={preview === 'loading'}
        disabled={voice.preview_url === null}
        round
        onClick={onPreview}
      />
      <button
        type="button"
        data-voice
        aria-pressed={selected && !mute}
        // It stays where the arrow keys walk: what cannot be taken is still read out, with the reason.
        aria-disabled={mute !== undefined}
        aria-label={mute ? `${voiceWords.use(voice.name)}. ${voiceWords.mute[mute]}` : voiceWords.use(voice.name)}
        className={joinClasses(
          'flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-2 text-left',
          mute && 'cursor-not-allowed text-muted',
        )}
        onClick={mute ? undefined : onSelect}
        onKeyDown={moveFocus}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="font-medium">{voice.name}</span>
            {mute ? <Badge>{voiceWords.mute[mute]}</Badge> : null}
            {selected && !mute ? <Badge tone="accent">{voiceWords.inUse}</Badge> : null}
          </span>
          <span className="block truncate text-xs text-muted">{voice.description}</span>
        </span>
        <span className="hidden sm:block">
          <BadgeList labels={labelsOf(voice)} />
        </span>
      </button>
    </li>
  )
}

/** Up and Down walk through the voices; Home and End go to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-voice]') ?? [])]
  const at = all.indexOf(event.currentTarget)
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  all[target]?.focus()
}
