import type { OpenTranscript } from '@vireo/contracts/transcription'
import { joinClasses } from '@vireo/ui'
import { useRef, useState } from 'react'

import { mayEdit } from '#resources'
import { FilmPanel } from '../film/film-panel.tsx'
import { FindBar } from './finding/find-bar.tsx'
import { SaveNote } from './save-note.tsx'
import { trackOf } from './track.ts'
import { TranscriptPanels } from './transcript-panels.tsx'
import { TranscriptText } from './transcript-text.tsx'
import { TranscriptToolbar } from './transcript-toolbar.tsx'
import { useCorrections } from './use-corrections.ts'
import { useHearing } from './use-hearing.ts'
import { useRemarks } from './use-remarks.ts'
import { useSpeakThis } from './speaking/use-speak-this.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** What is said stays below the bars, and below what leads from one place that was found to the next. */
const [alone, aloneFinding] = [
  'max-w-[820px] [--words-top:6rem]',
  'max-w-[820px] [--find-top:calc(var(--topbar-height)+0.25rem)] [--words-top:9rem]',
]
/** A film stands beside its words where there is room, else above them; what is said stays below it. */
const besideFilm = 'flex flex-col gap-4 xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8'
const [filmRoom, filmFindingRoom] = [
  '[--words-top:calc(34dvh+10rem)] xl:[--words-top:6rem]',
  '[--find-top:calc(34dvh+var(--topbar-height)+4rem)] [--words-top:calc(34dvh+13rem)] xl:[--find-top:calc(var(--topbar-height)+0.25rem)] xl:[--words-top:9rem]',
]
const filmPlace =
  'sticky top-(--topbar-height) z-10 min-w-0 bg-canvas py-2 xl:top-[calc(var(--topbar-height)+1rem)] xl:order-last xl:self-start xl:py-0'

type TranscriptReaderProps = {
  readonly opened: OpenTranscript
  readonly title: string
  readonly onReload: () => void
}

/** Shows a finished transcript: it is listened to, followed word for word, corrected and taken along. */
export function TranscriptReader({ opened, title, onReload }: TranscriptReaderProps) {
  const { transcript: about } = opened
  const correcting = useCorrections(opened)
  const { transcript, undo, redo, saver } = correcting
  const edit = mayEdit(about) ? correcting.edit : undefined
  useUndoKeys(correcting)
  const [shown, show] = useState<'find' | 'export' | 'versions'>()
  const list = useRef<HTMLOListElement>(null)
  const find = useRef<HTMLButtonElement>(null)
  const track = about.has_media ? trackOf({ ...about, title }) : undefined
  const isFilm = about.has_media && about.has_video
  const { remarks, atSeconds, comment, close: closeComments } = useRemarks(about.transcription_id, transcript)
  const hearing = useHearing(track, isFilm)
  const speak = useSpeakThis(transcript)
  const close = () => {
    show(undefined)
    closeComments()
  }
  const closeFind = () => {
    close()
    find.current?.focus()
  }
  return (
    <div className={roomFor(isFilm, shown === 'find')}>
      {isFilm ? (
        <aside className={filmPlace}>
          <FilmPanel film={hearing.film} about={about} transcript={transcript} title={title} />
        </aside>
      ) : null}
      <div className="flex max-w-[820px] min-w-0 flex-col gap-4">
        <TranscriptToolbar
          track={isFilm ? undefined : track}
          steps={edit && { undo, redo }}
          find={find}
          isFinding={shown === 'find'}
          onFind={() => show(shown === 'find' ? undefined : 'find')}
          onExport={() => show('export')}
          onSpeak={speak}
          onComments={() => comment(hearing.needle())}
          onVersions={() => show('versions')}
          note={edit && <SaveNote saver={saver} onReload={onReload} />}
        />
        {shown === 'find' ? (
          <FindBar list={list} paragraphs={transcript.paragraphs} onEdit={edit} onClose={closeFind} />
        ) : null}
        <TranscriptText {...{ opened, transcript, list, hearing, remarks }} onEdit={edit} onComment={comment} />
      </div>
      <TranscriptPanels
        {...{ shown, about, transcript, title, correcting, onReload }}
        commentsAt={atSeconds}
        onSeek={hearing.seek}
        onClose={close}
      />
    </div>
  )
}

function roomFor(isFilm: boolean, isFinding: boolean): string {
  if (!isFilm) return isFinding ? aloneFinding : alone
  return joinClasses(besideFilm, isFinding ? filmFindingRoom : filmRoom)
}
