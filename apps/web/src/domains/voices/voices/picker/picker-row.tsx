import type { Voice } from '@vireo/contracts/voices'
import { Badge, joinClasses, Tooltip } from '@vireo/ui'
import { ArrowUpRight, Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { currentLanguage } from '#kit/language/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { saidOf } from '../description-words/said-of.ts'
import { whyMute } from '../preselect.ts'
import { HeardFace } from '../preview/heard-face.tsx'
import { useHoverToHear } from '../preview/use-hover-to-hear.ts'
import { addressOfVoice } from '../voice-address.ts'
import { voiceWords } from '../words.ts'

/** Shows one voice of the list to choose from: hear it, or take it. */
export function PickerRow({
  voice,
  selected,
  onSelect,
}: {
  readonly voice: Voice
  readonly selected: boolean
  readonly onSelect: () => void
}) {
  const mute = whyMute(voice)
  const hover = useHoverToHear(voice, currentLanguage())
  return (
    <li
      {...hover}
      className={joinClasses(
        'group/voice flex items-center gap-1 rounded-md pl-2 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]',
        selected && !mute ? 'bg-fill' : 'hover:bg-hover',
      )}
    >
      <HeardFace voice={voice} size={32} />
      <button
        type="button"
        data-voice
        aria-pressed={selected && !mute}
        // It stays where the arrow keys walk: what cannot be taken is still read out, with the reason.
        aria-disabled={mute !== undefined}
        aria-label={mute ? `${voiceWords.use(voice.name)}. ${voiceWords.mute[mute]}` : voiceWords.use(voice.name)}
        className={joinClasses(
          'flex min-h-13 min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1 text-left',
          mute && 'cursor-not-allowed text-muted',
        )}
        onClick={mute ? undefined : onSelect}
        onKeyDown={moveFocus}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium">{voice.name}</span>
            {mute ? <Badge>{voiceWords.mute[mute]}</Badge> : null}
          </span>
          <span className="block truncate text-xs text-muted">{saidOf(voice)}</span>
        </span>
        {selected && !mute ? <Check aria-hidden size={16} className="shrink-0" /> : null}
      </button>
      <Tooltip content={voiceWords.about(voice.name)}>
        <AppLink
          to={addressOfVoice(voice)}
          aria-label={voiceWords.about(voice.name)}
          className="mr-1 grid size-8 shrink-0 place-items-center rounded-md text-muted opacity-0 group-hover/voice:opacity-100 hover:bg-fill-hover hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100"
        >
          <ArrowUpRight aria-hidden size={16} />
        </AppLink>
      </Tooltip>
    </li>
  )
}

/**
 * Walks by Up and Down through the voices of all groups, up from the first into the search; Home and End go to the
 * ends.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget.closest('section')?.parentElement
  const all = [...(panel?.querySelectorAll<HTMLElement>('[data-voice]') ?? [])]
  const at = all.indexOf(event.currentTarget)
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  if (target >= 0) all[target]?.focus()
  else panel?.parentElement?.querySelector<HTMLElement>('input[type=search]')?.focus()
}
