import { Button } from '@vireo/ui'
import { FileAudio } from 'lucide-react'
import { useRef } from 'react'

import { acceptedFiles } from './media-files.ts'

/** Opens the system's dialog for files: of sound and film unless told otherwise. */
export function FilesButton({
  label,
  accept = acceptedFiles,
  several = true,
  disabled = false,
  onFiles,
}: {
  readonly label: string
  readonly accept?: string
  readonly several?: boolean
  readonly disabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={disabled} icon={<FileAudio aria-hidden size={16} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={several}
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
