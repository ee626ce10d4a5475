import { Button, IconButton } from '@vireo/ui'
import { AudioLines, Download, History, MessageSquare, Redo2, Search, Undo2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

import { commandKeyName } from '#kit/platform.ts'
import type { Track } from '#kit/player/index.ts'
import { TrackButton } from '#kit/recorder/index.ts'
import { transcriptionWords } from '../words.ts'

type TranscriptToolbarProps = {
  readonly track: Track | undefined
  /** What takes corrections back and makes them again; absent for those who only read. */
  readonly steps: { readonly undo: (() => void) | undefined; readonly redo: (() => void) | undefined } | undefined
  /** What the focus returns to once nothing is looked for. */
  readonly find: RefObject<HTMLButtonElement | null>
  readonly isFinding: boolean
  readonly onFind: () => void
  readonly onExport: () => void
  readonly onSpeak: () => void
  readonly onComments: () => void
  readonly onVersions: () => void
  readonly note: ReactNode
}

/** Holds what one does with a transcript as a whole. */
export function TranscriptToolbar(props: TranscriptToolbarProps) {
  const { track, steps, find, isFinding, onFind, onExport, onSpeak, onComments, onVersions, note } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
      {track ? <TrackButton track={track} /> : null}
      {steps ? <Steps {...steps} /> : null}
      <Button ref={find} aria-expanded={isFinding} icon={<Search aria-hidden size={16} />} onClick={onFind}>
        {steps ? transcriptionWords.findAndReplace : transcriptionWords.find}
      </Button>
      <Button icon={<AudioLines aria-hidden size={16} />} onClick={onSpeak}>
        {transcriptionWords.speakThis}
      </Button>
      <Button icon={<Download aria-hidden size={16} />} onClick={onExport}>
        {transcriptionWords.export}
      </Button>
      <IconButton label={transcriptionWords.comments} onClick={onComments}>
        <MessageSquare aria-hidden size={16} />
      </IconButton>
      <IconButton label={transcriptionWords.versions} onClick={onVersions}>
        <History aria-hidden size={16} />
      </IconButton>
      <div className="ml-auto">{note}</div>
    </div>
  )
}

function Steps({ undo, redo }: NonNullable<TranscriptToolbarProps['steps']>) {
  const command = commandKeyName()
  return (
    <>
      <IconButton label={transcriptionWords.undo} shortcut={`${command} Z`} disabled={!undo} onClick={undo}>
        <Undo2 aria-hidden size={16} />
      </IconButton>
      <IconButton label={transcriptionWords.redo} shortcut={`${command} ⇧ Z`} disabled={!redo} onClick={redo}>
        <Redo2 aria-hidden size={16} />
      </IconButton>
    </>
  )
}
