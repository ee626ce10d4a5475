import { exportAsText, exportFormats, type TextExport, type Transcript } from '@vireo/transcripts'
import { Dialog, Select, Switch, TextArea } from '@vireo/ui'
import { useMemo, useState } from 'react'

import { saveFile } from '#kit/files/save-file.ts'
import { transcriptionWords } from '../words.ts'

const formats = ['srt', 'vtt', 'txt', 'html', 'segmented_json'] as const
const previewCharacters = 4000

type ExportDialogProps = {
  readonly transcript: Transcript
  readonly title: string
  readonly language: string
  readonly onClose: () => void
}

/** Shows the file that a transcript becomes, and saves it: what is shown is the file itself. */
export function ExportDialog({ transcript, title, language, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<TextExport['format']>('srt')
  const [hasSpeakers, setSpeakers] = useState(false)
  const [hasTimes, setTimes] = useState(true)
  const isCaption = format === 'srt' || format === 'vtt'
  const file = useMemo(
    () =>
      exportAsText(
        { title, language_code: language, paragraphs: transcript.paragraphs, speakers: transcript.speakers },
        { format, include_speakers: hasSpeakers, include_timestamps: hasTimes },
      ),
    [format, hasSpeakers, hasTimes, language, title, transcript],
  )
  const { extension, contentType } = exportFormats[format]
  const save = () => {
    saveFile(new Blob([file], { type: contentType }), `${title.replaceAll(/[\\/:*?"<>|]/gu, '_')}.${extension}`)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={transcriptionWords.exportTitle}
      width="lg"
      confirm={{ label: transcriptionWords.saveFile, onConfirm: save }}
    >
      <div className="mt-4 flex flex-col gap-4">
        <Select
          label={transcriptionWords.format}
          value={format}
          groups={[
            {
              label: transcriptionWords.format,
              options: formats.map((value) => ({ value, label: transcriptionWords.formats[value] })),
            },
          ]}
          onChange={(value) => setFormat(formats.find((each) => each === value) ?? 'srt')}
        />
        <Switch label={transcriptionWords.withSpeakers} checked={hasSpeakers} onChange={setSpeakers} />
        {isCaption ? null : <Switch label={transcriptionWords.withTimes} checked={hasTimes} onChange={setTimes} />}
        <TextArea
          label={transcriptionWords.preview}
          readOnly
          dir="auto"
          rows={12}
          className="font-mono text-xs"
          value={file.length > previewCharacters ? `${file.slice(0, previewCharacters)}…` : file}
        />
      </div>
    </Dialog>
  )
}
