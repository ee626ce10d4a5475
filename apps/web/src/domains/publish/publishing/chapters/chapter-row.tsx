import { Badge, IconButton, joinClasses, TextField } from '@vireo/ui'
import { GripVertical } from 'lucide-react'

import { TrackWaveform } from '#kit/player/index.ts'
import { ChapterMenu } from './chapter-menu.tsx'
import type { ChapterRowProps } from './chapter-props.ts'
import { PlayRecording } from './play-recording.tsx'
import { useChapterSound } from './use-chapter-sound.ts'
import { chapterWords } from './words.ts'

/** Shows a chapter: the handle by which it is moved, its sound, its title, and what can be done with it. */
export function ChapterRow(props: ChapterRowProps) {
  const { workId, chapter, place, handle, onTitle, onLeave } = props
  const { id, title } = chapter
  const { seen, track, facts, isGone } = useChapterSound(workId, chapter)
  return (
    <li data-chapter={id} className={joinClasses('flex items-start gap-1 rounded-lg p-1 sm:gap-2', dragLook(props))}>
      <IconButton
        {...handle}
        label={chapterWords.move(place)}
        shortcut="↑ ↓"
        className="cursor-grab touch-none active:cursor-grabbing"
      >
        <GripVertical aria-hidden size={16} />
      </IconButton>
      <PlayRecording track={track} of={title} />
      <div ref={seen} className="min-w-0 flex-1">
        <TextField
          label={chapterWords.titleOf(place)}
          labelHidden
          value={title}
          maxLength={200}
          autoComplete="off"
          error={title.trim() === '' ? chapterWords.titleMissing : undefined}
          onChange={({ target }) => onTitle(target.value)}
          onBlur={onLeave}
        />
        <Facts chapter={chapter} place={place} facts={facts} isGone={isGone} />
      </div>
      <span className="mt-0.5 w-40 shrink-0 max-md:hidden">
        {track ? <TrackWaveform track={track} label={chapterWords.shapeOf(title)} className="h-8 w-full" /> : null}
      </span>
      <ChapterMenu {...props} />
    </li>
  )
}

/** Shows which chapter is moved, and between which others it would come to stand. */
function dragLook({ place, drag }: Pick<ChapterRowProps, 'place' | 'drag'>): string {
  const at = place - 1
  if (!drag) return ''
  if (at === drag.from) return 'bg-fill opacity-60'
  if (at !== drag.to) return ''
  return drag.to < drag.from ? 'shadow-[0_-2px_0_var(--accent)]' : 'shadow-[0_2px_0_var(--accent)]'
}

function Facts({
  chapter,
  place,
  facts,
  isGone,
}: Pick<ChapterRowProps, 'chapter' | 'place'> & {
  readonly facts: readonly (string | null)[]
  readonly isGone: boolean
}) {
  const known = facts.filter(Boolean).join(' · ')
  return (
    <p className="mt-1 flex min-h-5 flex-wrap items-center gap-x-2 text-xs text-muted tabular-nums">
      <span>{chapterWords.place(place)}</span>
      {isGone ? <span className="text-danger">{chapterWords.gone}</span> : null}
      {known === '' ? null : <span className="min-w-0 truncate">{known}</span>}
      {chapter.is_preview ? <Badge tone="accent">{chapterWords.preview}</Badge> : null}
    </p>
  )
}
