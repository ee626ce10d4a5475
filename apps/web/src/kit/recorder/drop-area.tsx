import { Button, joinClasses } from '@vireo/ui'
import { Mic } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'

import { FilesButton } from './files-button.tsx'
import { recorderWords } from './words.ts'

/** Where recordings come in: dropped, pasted anywhere on the screen, chosen, or spoken where that is offered. */
export function DropArea({
  title,
  limits,
  several = true,
  problem,
  onFiles,
  onRecord,
}: {
  readonly title: string
  /** How large and long a file may be. */
  readonly limits: string
  readonly several?: boolean
  /** What stands against the last file. */
  readonly problem?: string | undefined
  /** Never called with nothing; with one file at a time unless several may come. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onRecord?: () => void
}) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(several ? files : files.slice(0, 1))
  }
  usePaste(take)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
    >
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{limits}</p>
      </div>
      <Ways several={several} onFiles={take} onRecord={onRecord} />
      {problem === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

function Ways({
  several,
  onFiles,
  onRecord,
}: {
  readonly several: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onRecord: (() => void) | undefined
}) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <FilesButton
        label={several ? recorderWords.chooseFiles : recorderWords.chooseFile}
        several={several}
        onFiles={onFiles}
      />
      {onRecord ? (
        <Button icon={<Mic aria-hidden size={16} />} onClick={onRecord}>
          {recorderWords.record}
        </Button>
      ) : null}
    </div>
  )
}

function usePaste(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
