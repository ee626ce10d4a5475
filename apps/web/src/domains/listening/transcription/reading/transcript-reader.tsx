import type { OpenTranscript } from '@vireo/contracts/transcription'
import { type Edit, type Paragraph, textOfTranscript } from '@vireo/transcripts'
import { EmptyState } from '@vireo/ui'
import { Captions } from 'lucide-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { later } from '#kit/later.tsx'
import { player } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { ParagraphBlock } from '../paragraph/paragraph-block.tsx'
import { transcriptionWords } from '../words.ts'
import { FindBar } from './find-bar.tsx'
import { SaidWord } from './said-word.tsx'
import { SaveNote } from './save-note.tsx'
import { trackOf } from './track.ts'
import { TranscriptToolbar } from './transcript-toolbar.tsx'
import { useCorrections } from './use-corrections.ts'

const ExportDialog = later(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** What the composer takes at once. */
const spokenMost = 40_000

type TranscriptReaderProps = {
  readonly opened: OpenTranscript
  readonly title: string
  readonly onReload: () => void
}

/** Shows a finished transcript: it is listened to, followed word for word, corrected and taken along. */
export function TranscriptReader({ opened, title, onReload }: TranscriptReaderProps) {
  const { transcript: about } = opened
  const { transcript, edit, undo, redo, saver } = useCorrections(opened)
  const [isFinding, setFinding] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const navigate = useNavigate()
  const track = about.has_media ? trackOf({ ...about, title }) : undefined
  const text = textOfTranscript(transcript)

  // Paragraphs are drawn again only for what changed in them: what they call stays the same.
  const latest = useRef({ edit, paragraphs: transcript.paragraphs, track })
  useEffect(() => {
    latest.current = { edit, paragraphs: transcript.paragraphs, track }
  })
  const editLater = useCallback((change: Edit) => latest.current.edit(change), [])
  const seek = useCallback((seconds: number) => {
    const { track: heard } = latest.current
    if (heard) void player.play(heard, undefined, seconds * 1000)
  }, [])
  const [splitting, setSplitting] = useState<{ place: number; at: (paragraph: Paragraph) => number }>()
  const split = useCallback((place: number, written: string, at: (paragraph: Paragraph) => number) => {
    latest.current.edit({ kind: 'text', paragraph: place, text: written })
    setSplitting({ place, at })
  }, [])
  useEffect(() => {
    if (splitting === undefined) return
    setSplitting(undefined)
    const paragraph = latest.current.paragraphs[splitting.place]
    if (paragraph) latest.current.edit({ kind: 'split', paragraph: splitting.place, at: splitting.at(paragraph) })
  }, [splitting])
  const show = (place: number) =>
    list.current?.querySelector(`[data-paragraph="${place}"]`)?.scrollIntoView({ block: 'center' })

  return (
    <div className="flex max-w-[820px] flex-col gap-4">
      <TranscriptToolbar
        track={track}
        undo={undo}
        redo={redo}
        onFind={() => setFinding((before) => !before)}
        onExport={() => setExporting(true)}
        onSpeak={() => void navigate(paths.textToSpeech, { state: { text: text.slice(0, spokenMost) } })}
        note={<SaveNote saver={saver} onReload={onReload} />}
      />
      {isFinding ? (
        <FindBar paragraphs={transcript.paragraphs} onEdit={edit} onShow={show} onClose={() => setFinding(false)} />
      ) : null}
      {about.has_media ? null : <p className="text-sm text-muted">{transcriptionWords.noMedia}</p>}
      {opened.timing === 'estimated' ? <p className="text-sm text-muted">{transcriptionWords.estimated}</p> : null}
      {transcript.paragraphs.length === 0 ? (
        <EmptyState icon={<Captions size={28} />} title={transcriptionWords.nothingSaid}>
          {transcriptionWords.nothingSaidHelp}
        </EmptyState>
      ) : null}
      <ol ref={list} aria-label={transcriptionWords.text} className="flex flex-col gap-4">
        {transcript.paragraphs.map((paragraph, at) => (
          <ParagraphBlock
            // A paragraph is the one at this place; its words are another object when they change.
            key={at}
            paragraph={paragraph}
            place={at}
            isLast={at === transcript.paragraphs.length - 1}
            speakers={transcript.speakers}
            hasSpeakers={transcript.speakers.length > 0}
            onEdit={editLater}
            onSplit={split}
            onSeek={track ? seek : undefined}
          />
        ))}
      </ol>
      {track ? <SaidWord trackId={track.id} paragraphs={transcript.paragraphs} list={list} /> : null}
      {isExporting ? (
        <Suspense>
          <ExportDialog
            transcript={transcript}
            title={title}
            language={about.language_code ?? 'und'}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
