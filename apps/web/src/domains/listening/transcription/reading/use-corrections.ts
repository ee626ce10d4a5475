import { useQueryClient } from '@tanstack/react-query'
import { type OpenTranscript, transcriptionEndpoints } from '@vireo/contracts/transcription'
import { type Edit, separatorOf, type Transcript } from '@vireo/transcripts'
import { useReducer, useRef } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { type Saver, useSaver } from '#kit/saving/index.ts'
import { begun, correct, type Correction } from './corrections.ts'
import { documentOf } from './document-of.ts'

export type Correcting = {
  readonly transcript: Transcript
  readonly edit: (edit: Edit) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly saver: Saver<Transcript>
}

/** Holds a transcript while somebody corrects it, and keeps every correction as a version once typing rests. */
export function useCorrections(opened: OpenTranscript): Correcting {
  const client = useQueryClient()
  const version = useRef(opened.version)
  const path = { transcription_id: opened.transcript.transcription_id }
  const saver = useSaver<Transcript>(
    async (transcript) => {
      const document = documentOf(transcript)
      const kept = await call(transcriptionEndpoints.save, { ...path, expected_version: version.current, document })
      version.current = kept.version
      // Whoever comes back finds what was kept.
      client.setQueryData(contractQuery(transcriptionEndpoints.open, path).queryKey, {
        ...opened,
        version: kept.version,
        document,
      })
    },
    (_, later) => later,
  )
  const [state, tell] = useReducer(correct, opened.document, begun)
  const separator = separatorOf(opened.transcript.language_code ?? 'und')
  const make = (correction: Correction) => {
    const next = correct(state, correction)
    if (next === state) return
    tell(correction)
    saver.add(next.now)
  }
  return {
    transcript: state.now,
    edit: (edit) => make({ kind: 'edit', edit, separator }),
    undo: state.before.length > 0 ? () => make({ kind: 'undo' }) : undefined,
    redo: state.undone.length > 0 ? () => make({ kind: 'redo' }) : undefined,
    saver,
  }
}
