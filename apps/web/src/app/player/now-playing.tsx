import { Tooltip, VoiceFace, joinClasses } from '@vireo/ui'
import { AudioLines } from 'lucide-react'

import { useTrackVoice } from '../../kit/player/index.ts'
import { AppLink } from '../../kit/routing/index.ts'
import type { PlayerParts } from './player-parts.ts'

/** More of a text than anybody reads in a hint. */
const hintMax = 300

/** Shows who is heard and what they say; the words lead to the screen that they come from. */
export function NowPlaying({
  state,
  track,
  lines = 1,
  faceOnly = false,
  className,
}: PlayerParts & {
  readonly lines?: 1 | 2
  /** Whether there is room for the face alone. */
  readonly faceOnly?: boolean
  readonly className?: string
}) {
  const { title, subtitle, source, voiceId } = track
  const voice = useTrackVoice(track)
  const speaking = state.status === 'playing'
  const letters = [...title]
  const hint = letters.length > hintMax ? `${letters.slice(0, hintMax).join('')}…` : title
  const clamp = lines === 2 ? 'line-clamp-2' : 'block truncate'
  return (
    <div className={joinClasses('flex min-w-0 shrink-0 items-center gap-3', className)}>
      {voice ? (
        <VoiceFace {...voice} size={32} speaking={speaking} />
      ) : (
        <span
          aria-hidden
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-fill text-muted"
        >
          {voiceId === undefined ? <AudioLines size={16} /> : null}
        </span>
      )}
      {faceOnly ? null : (
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{subtitle ?? title}</p>
          {subtitle === undefined ? null : (
            <Tooltip content={hint}>
              {source === undefined ? (
                <p className={joinClasses('text-xs text-muted', clamp)}>{title}</p>
              ) : (
                <AppLink
                  to={source}
                  className={joinClasses('rounded-sm text-xs text-muted hover:text-ink hover:underline', clamp)}
                >
                  {title}
                </AppLink>
              )}
            </Tooltip>
          )}
        </div>
      )}
    </div>
  )
}
