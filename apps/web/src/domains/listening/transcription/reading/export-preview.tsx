import { exportAsText, type ExportFormat, type Transcript } from '@vireo/transcripts'
import { TextArea } from '@vireo/ui'
import { useMemo } from 'react'

import { transcriptionWords } from '../words.ts'

const previewCharacters = 4000

export type Exporting = {
  readonly transcript: Transcript
  readonly title: string
  readonly language: string
  readonly format: ExportFormat
  readonly hasSpeakers: boolean
  readonly hasTimes: boolean
}

/** Writes the text of a file: the file itself, or what stands in the document that it is for. */
export function useExportedText({ transcript, title, language, format, hasSpeakers, hasTimes }: Exporting): string {
  return useMemo(
    () =>
      exportAsText(
        { title, language_code: language, paragraphs: transcript.paragraphs, speakers: transcript.speakers },
        {
          format: format === 'docx' || format === 'pdf' ? 'txt' : format,
          include_speakers: hasSpeakers,
          include_timestamps: hasTimes,
        },
      ),
    [format, hasSpeakers, hasTimes, language, title, transcript],
  )
}

/** Shows the beginning of a file. */
export function ExportPreview({ text }: { readonly text: string }) {
  return (
    <TextArea
      label={transcriptionWords.preview}
      readOnly
      dir="auto"
      rows={12}
      className="font-mono text-xs"
      value={text.length > previewCharacters ? `${text.slice(0, previewCharacters)}…` : text}
    />
  )
}
