import type { Deliverable, OrderRecording } from '@vireo/contracts/productions'
import { buttonClasses } from '@vireo/ui'
import { Download } from 'lucide-react'

import { languageName } from '#kit/format/index.ts'
import { orderWords } from './words.ts'

/** Offers the files that were made of a recording, language by language. */
export function FileLinks({
  recording,
  files,
}: {
  readonly recording: OrderRecording
  readonly files: readonly Deliverable[]
}) {
  const languages = [...new Set(files.map(({ target_language: language }) => language))]
  return languages.map((language) => (
    <div key={language} className="flex flex-wrap items-center gap-2">
      <span className="min-w-20 text-xs text-muted">{languageName(language)}</span>
      {files
        .filter((file) => file.target_language === language)
        .map((file) => (
          <a
            key={file.signed_url}
            href={file.signed_url}
            download={file.name}
            aria-label={orderWords.fileOf(formatOf(file), recording.name, languageName(language))}
            className={buttonClasses({ size: 'sm' })}
          >
            <Download aria-hidden size={14} />
            {formatOf(file)}
          </a>
        ))}
    </div>
  ))
}

/** Names the format of a file by its ending, which no format makes longer than this. */
function formatOf({ name }: Deliverable): string {
  return (name.split('.').at(-1) ?? '').slice(0, 5).toUpperCase()
}
