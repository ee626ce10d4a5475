import { exportFormatNames } from '@vireo/contracts/transcription'
import { exportFormats, type ExportFormat, type Transcript } from '@vireo/transcripts'
import { Dialog, Select, Switch } from '@vireo/ui'
import { useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { transcriptionWords } from '../words.ts'
import { ExportPreview, useExportedText } from './export-preview.tsx'
import { fetchExport } from './fetch-export.ts'

type ExportDialogProps = {
  readonly transcript: Transcript
  readonly transcriptionId: string
  readonly title: string
  readonly language: string
  /** Resolves when the last correction is kept. */
  readonly onKeep: () => Promise<void>
  readonly onClose: () => void
}

/** Shows what a transcript becomes as a file, and saves it; files of office programs are written by the server. */
export function ExportDialog(props: ExportDialogProps) {
  const { transcript, transcriptionId, title, language, onKeep, onClose } = props
  const [format, setFormat] = useState<ExportFormat>('srt')
  const [hasSpeakers, setSpeakers] = useState(false)
  const [hasTimes, setTimes] = useState(true)
  const [unwritten, setUnwritten] = useState<readonly string[]>([])
  const { busy, problem, attempt } = useDialogAttempt()
  const text = useExportedText({ transcript, title, language, format, hasSpeakers, hasTimes })
  const { extension, contentType, isText } = exportFormats[format]
  const fileOf = async () => {
    if (isText) return { file: new Blob([text], { type: contentType }), unwritten: [] }
    await onKeep()
    return fetchExport(transcriptionId, { format, include_speakers: hasSpeakers, include_timestamps: hasTimes })
  }
  const save = async () => {
    const { file, unwritten: lacking } = await fileOf()
    saveFile(file, `${title.replaceAll(/[\\/:*?"<>|]/gu, '_')}.${extension}`)
    if (lacking.length > 0) setUnwritten(lacking)
    else onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={transcriptionWords.exportTitle}
      width="lg"
      problem={problem}
      confirm={{ label: transcriptionWords.saveFile, loading: busy, onConfirm: () => void attempt(save) }}
    >
      <div className="mt-4 flex flex-col gap-4">
        <Select
          label={transcriptionWords.format}
          value={format}
          groups={[
            {
              label: transcriptionWords.format,
              options: exportFormatNames.map((value) => ({ value, label: transcriptionWords.formats[value] })),
            },
          ]}
          onChange={(value) => {
            setUnwritten([])
            setFormat(exportFormatNames.find((each) => each === value) ?? 'srt')
          }}
        />
        <Switch label={transcriptionWords.withSpeakers} checked={hasSpeakers} onChange={setSpeakers} />
        {format === 'srt' || format === 'vtt' ? null : (
          <Switch label={transcriptionWords.withTimes} checked={hasTimes} onChange={setTimes} />
        )}
        <output className="text-sm text-warning empty:hidden">{unwrittenNote(unwritten)}</output>
        <ExportPreview text={text} />
      </div>
    </Dialog>
  )
}

const namedMax = 20

/** Says what a file that was saved lacks. */
function unwrittenNote(unwritten: readonly string[]): string {
  if (unwritten.length === 0) return ''
  const named = unwritten.slice(0, namedMax).join(' ')
  return transcriptionWords.unwritten(unwritten.length, unwritten.length > namedMax ? `${named} …` : named)
}
