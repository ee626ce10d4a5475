import type { OpenTranscript } from '@vireo/contracts/transcription'
import type { Transcript } from '@vireo/transcripts'
import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import { mayEdit } from '#resources'
import type { Correcting } from './use-corrections.ts'
import { CommentsSheet } from '../review/comments/comments-sheet.tsx'
import { VersionsSheet } from '../review/versions/versions-sheet.tsx'

const ExportDialog = later(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

type TranscriptPanelsProps = {
  readonly shown: 'find' | 'export' | 'versions' | undefined
  /** Where comments are shown; undefined while they are not. */
  readonly commentsAt: number | undefined
  readonly about: OpenTranscript['transcript']
  readonly transcript: Transcript
  readonly title: string
  readonly correcting: Pick<Correcting, 'saver' | 'keptVersion'>
  readonly onSeek: ((seconds: number) => void) | undefined
  readonly onReload: () => void
  readonly onClose: () => void
}

/** Opens over a transcript what is done with it as a whole. */
export function TranscriptPanels(props: TranscriptPanelsProps) {
  const { shown, commentsAt, about, transcript, title, correcting, onSeek, onReload, onClose } = props
  const { saver, keptVersion } = correcting
  const id = about.transcription_id
  const keep = async () => {
    await saver.flush()
    return keptVersion()
  }
  return (
    <Suspense>
      {shown === 'export' ? (
        <ExportDialog
          transcript={transcript}
          transcriptionId={id}
          title={title}
          language={about.language_code ?? 'und'}
          onKeep={saver.flush}
          onClose={onClose}
        />
      ) : null}
      {shown === 'versions' ? (
        <VersionsSheet
          transcriptionId={id}
          now={transcript}
          mayRestore={mayEdit(about)}
          onKeep={keep}
          onRestored={onReload}
          onClose={onClose}
        />
      ) : null}
      {commentsAt === undefined ? null : (
        <CommentsSheet about={about} atSeconds={commentsAt} onSeek={onSeek} onClose={onClose} />
      )}
    </Suspense>
  )
}
