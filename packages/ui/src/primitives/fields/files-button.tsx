import { FileUp } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import { Button } from '../button.tsx'

/** Opens the system's dialog for files. */
export function FilesButton({
  label,
  accept,
  several = true,
  disabled = false,
  icon = <FileUp aria-hidden size={16} />,
  onFiles,
}: {
  readonly label: string
  /** What the dialog offers, as the browser writes it. */
  readonly accept: string
  readonly several?: boolean
  readonly disabled?: boolean
  readonly icon?: ReactNode
  readonly onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={disabled} icon={icon} onClick={() => input.current?.click()}>
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
