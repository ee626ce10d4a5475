import { Button, IconButton } from '@vireo/ui'
import { AudioLines, Download, Redo2, Search, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Track } from '#kit/player/index.ts'
import { TrackButton } from '#kit/recorder/index.ts'
import { transcriptionWords } from '../words.ts'

type TranscriptToolbarProps = {
  readonly track: Track | undefined
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly onFind: () => void
  readonly onExport: () => void
  readonly onSpeak: () => void
  readonly note: ReactNode
}

/** Holds what one does with a transcript as a whole. */
export function TranscriptToolbar(props: TranscriptToolbarProps) {
  const { track, undo, redo, onFind, onExport, onSpeak, note } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
      {track ? <TrackButton track={track} /> : null}
      <IconButton label={transcriptionWords.undo} disabled={!undo} onClick={undo}>
        <Undo2 aria-hidden size={16} />
      </IconButton>
      <IconButton label={transcriptionWords.redo} disabled={!redo} onClick={redo}>
        <Redo2 aria-hidden size={16} />
      </IconButton>
      <Button icon={<Search aria-hidden size={16} />} onClick={onFind}>
        {transcriptionWords.findAndReplace}
      </Button>
      <Button icon={<AudioLines aria-hidden size={16} />} onClick={onSpeak}>
        {transcriptionWords.speakThis}
      </Button>
      <Button icon={<Download aria-hidden size={16} />} onClick={onExport}>
        {transcriptionWords.export}
      </Button>
      <div className="ml-auto">{note}</div>
    </div>
  )
}
