import type { Edit, Transcript } from '@vireo/transcripts'
import type { OpenTranscript } from '@vireo/contracts/transcription'
import { EmptyState } from '@vireo/ui'
import { Captions } from 'lucide-react'
import type { RefObject } from 'react'

import { mayComment } from '../may.ts'
import { ParagraphList } from '../paragraph/paragraph-list.tsx'
import { transcriptionWords } from '../words.ts'
import { SaidByPlayer, SaidInFilm } from './said-word.tsx'
import type { Hearing } from './use-hearing.ts'

type TranscriptTextProps = {
  readonly opened: OpenTranscript
  readonly transcript: Transcript
  readonly list: RefObject<HTMLOListElement | null>
  readonly hearing: Hearing
  readonly remarks: ReadonlyMap<number, number>
  readonly onEdit: ((edit: Edit) => Transcript) | undefined
  readonly onComment: (seconds: number) => void
}

/** Shows what is said, marks the word that is said now, and tells what is missing. */
export function TranscriptText(props: TranscriptTextProps) {
  const { opened, transcript, list, hearing, remarks, onEdit, onComment } = props
  const { transcript: about, timing } = opened
  const words = { list, paragraphs: transcript.paragraphs }
  const said = about.has_video ? (
    <SaidInFilm film={hearing.film} {...words} />
  ) : (
    <SaidByPlayer trackId={about.transcription_id} {...words} />
  )
  return (
    <>
      {about.has_media ? null : <p className="text-sm text-muted">{transcriptionWords.noMedia}</p>}
      {timing === 'estimated' ? <p className="text-sm text-muted">{transcriptionWords.estimated}</p> : null}
      {transcript.paragraphs.length === 0 ? <NothingSaid /> : null}
      <ParagraphList
        list={list}
        transcript={transcript}
        onSeek={hearing.seek}
        onEdit={onEdit}
        remarks={remarks}
        mayComment={mayComment(about)}
        onComment={onComment}
      />
      {about.has_media ? said : null}
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
