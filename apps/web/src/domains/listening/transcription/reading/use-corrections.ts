import { useQueryClient } from '@tanstack/react-query'
import { type OpenTranscript, transcriptionEndpoints } from '@vireo/contracts/transcription'
import { type Edit, separatorOf, type Transcript } from '@vireo/transcripts'
import { type RefObject, useCallback, useRef, useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { type Saver, useSaver } from '#kit/saving/index.ts'
import { begun, correct, type Correction } from './corrections.ts'
import { createWriter, passageOf } from './document-of.ts'

export type Correcting = {
  readonly transcript: Transcript
  /** Makes a correction, and answers what came of it; it is the same function for as long as the screen stands. */
  readonly edit: (edit: Edit) => Transcript
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly saver: Saver<Transcript>
  /** Answers which version is kept last. */
  readonly keptVersion: () => number
}

/** Holds a transcript while somebody corrects it, and keeps every correction as a version once typing rests. */
export function useCorrections(opened: OpenTranscript): Correcting {
  const { saver, version } = useKeeping(opened)
  const [state, show] = useState(() => begun(opened.document))
  // Two corrections may come before anything is drawn.
  const latest = useRef(state)
  const separator = separatorOf(opened.transcript.language_code ?? 'und')
  const make = useCallback(
    (correction: Correction) => {
      const next = correct(latest.current, correction)
      if (next !== latest.current) saver.add(next.now)
      latest.current = next
      show(next)
      return next.now
    },
    [saver],
  )
  const edit = useCallback((change: Edit) => make({ kind: 'edit', edit: change, separator }), [make, separator])
  return {
    transcript: state.now,
    edit,
    undo: state.before.length > 0 ? () => void make({ kind: 'undo' }) : undefined,
    redo: state.undone.length > 0 ? () => void make({ kind: 'redo' }) : undefined,
    saver,
    keptVersion: () => version.current,
  }
}

function useKeeping(opened: OpenTranscript): {
  readonly saver: Saver<Transcript>
  readonly version: RefObject<number>
} {
  const client = useQueryClient()
  const version = useRef(opened.version)
  const sent = useRef(opened.document)
  const [write] = useState(() => createWriter(opened.document))
  const path = { transcription_id: opened.transcript.transcription_id }
  const saver = useSaver<Transcript>(
    async (transcript) => {
      const document = write(transcript)
      // Hours of words are megabytes: only what changed is sent.
      const passage = passageOf(sent.current, document)
      const kept = await call(transcriptionEndpoints.save, { ...path, expected_version: version.current, passage })
      version.current = kept.version
      sent.current = document
      // Whoever comes back finds what was kept.
      client.setQueryData(contractQuery(transcriptionEndpoints.open, path).queryKey, {
        ...opened,
        version: kept.version,
        document,
      })
    },
    (_, later) => later,
  )
  return { saver, version }
}
