import type { OpenTranscript } from '@vireo/contracts/transcription'
import { textOfTranscript } from '@vireo/transcripts'
import { EmptyState } from '@vireo/ui'
import { Captions } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { later } from '#kit/later.tsx'
import { paths } from '#kit/routing/index.ts'
import { FilmPanel } from '../film/film-panel.tsx'
import { transcriptionWords } from '../words.ts'
import { FindBar } from './find-bar.tsx'
import { ParagraphList } from './paragraph-list.tsx'
import { SaidByPlayer, SaidInFilm } from './said-word.tsx'
import { SaveNote } from './save-note.tsx'
import { trackOf } from './track.ts'
import { TranscriptToolbar } from './transcript-toolbar.tsx'
import { useCorrections } from './use-corrections.ts'
import { useHearing } from './use-hearing.ts'

const ExportDialog = later(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))
/** Beside its words where there is room, else above them; what is said stays below it. */
const besideFilm =
  'flex flex-col gap-4 [--words-top:calc(34dvh+10rem)] xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8 xl:[--words-top:6rem]'
/** What the composer takes at once. */
const spokenMost = 40_000

type TranscriptReaderProps = {
  readonly opened: OpenTranscript
  readonly title: string
  readonly onReload: () => void
}

/** Shows a finished transcript: it is listened to, followed word for word, corrected and taken along. */
export function TranscriptReader({ opened, title, onReload }: TranscriptReaderProps) {
  const { transcript, edit, undo, redo, saver } = useCorrections(opened)
  const [shown, show] = useState<'find' | 'export'>()
  const list = useRef<HTMLOListElement>(null)
  const navigate = useNavigate()
  const close = () => show(undefined)
  const { transcript: about, timing } = opened
  const track = about.has_media ? trackOf({ ...about, title }) : undefined
  const isFilm = about.has_media && about.has_video
  const { film, seek } = useHearing(track, isFilm)
  const speak = () => {
    const text = textOfTranscript(transcript).slice(0, spokenMost)
    void navigate(paths.textToSpeech, { state: { text } })
  }
  const scrollTo = (place: number) =>
    list.current?.querySelector(`[data-paragraph="${place}"]`)?.scrollIntoView({ block: 'center' })
  const words = { list, paragraphs: transcript.paragraphs }
  return (
    <div className={isFilm ? besideFilm : 'max-w-[820px] [--words-top:6rem]'}>
      {isFilm ? (
        <aside className="sticky top-(--topbar-height) z-10 min-w-0 bg-canvas py-2 xl:top-[calc(var(--topbar-height)+1rem)] xl:order-last xl:self-start xl:py-0">
          <FilmPanel film={film} about={about} transcript={transcript} title={title} />
        </aside>
      ) : null}
      <div className="flex min-w-0 max-w-[820px] flex-col gap-4">
        <TranscriptToolbar
          track={isFilm ? undefined : track}
          undo={undo}
          redo={redo}
          onFind={() => show(shown === 'find' ? undefined : 'find')}
          onExport={() => show('export')}
          onSpeak={speak}
          note={<SaveNote saver={saver} onReload={onReload} />}
        />
        {shown === 'find' ? (
          <FindBar paragraphs={transcript.paragraphs} onEdit={edit} onShow={scrollTo} onClose={close} />
        ) : null}
        <Notes hasMedia={about.has_media} isEstimated={timing === 'estimated'} />
        {transcript.paragraphs.length === 0 ? <NothingSaid /> : null}
        <ParagraphList list={list} transcript={transcript} onSeek={seek} onEdit={edit} />
        {isFilm ? <SaidInFilm film={film} {...words} /> : null}
        {track && !isFilm ? <SaidByPlayer trackId={track.id} {...words} /> : null}
      </div>
      {shown === 'export' ? (
        <Suspense>
          <ExportDialog
            transcript={transcript}
            transcriptionId={about.transcription_id}
            title={title}
            language={about.language_code ?? 'und'}
            onKeep={saver.flush}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function Notes({ hasMedia, isEstimated }: { readonly hasMedia: boolean; readonly isEstimated: boolean }) {
  return (
    <>
      {hasMedia ? null : <p className="text-sm text-muted">{transcriptionWords.noMedia}</p>}
      {isEstimated ? <p className="text-sm text-muted">{transcriptionWords.estimated}</p> : null}
    </>
  )
}

function NothingSaid() {
  return (
    <EmptyState icon={<Captions size={28} />} title={transcriptionWords.nothingSaid}>
      {transcriptionWords.nothingSaidHelp}
    </EmptyState>
  )
}
