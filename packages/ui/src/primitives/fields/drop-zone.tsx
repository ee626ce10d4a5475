import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { uiWords } from '../../words.ts'
import { Button } from '../button.tsx'
import { ProgressBar } from '../states/progress-bar.tsx'

export type DropProgress = {
  /** What is on its way. */
  readonly label: string
  /** 0 … 1; undefined while it is not known. */
  readonly value: number | undefined
  readonly onCancel?: () => void
}

export type DropZoneProps = {
  readonly title: string
  /** How large and long a file may be. */
  readonly limits: string
  readonly several?: boolean
  /** What stands against the last file. */
  readonly problem?: string | undefined
  /** Never called with nothing; with one file at a time unless several may come. */
  readonly onFiles: (files: readonly File[]) => void
  /** Which pasted files are meant for it, where several such zones stand on a screen; all of them unless said. */
  readonly takesPasted?: (file: File) => boolean
  /** Other ways in: buttons that choose a file or record one. They are given what takes their files. */
  readonly renderWays: (take: (files: readonly File[]) => void) => ReactNode
  /** While it goes on nothing else can come in. */
  readonly progress?: DropProgress | undefined
  /** What was found in what came in. */
  readonly report?: ReactNode
}

const everyFile = () => true

/** Takes files in: dropped, pasted anywhere on the screen, or by the buttons it holds; with its own progress and report. */
export function DropZone(props: DropZoneProps) {
  const {
    title,
    limits,
    several = true,
    problem,
    onFiles,
    takesPasted = everyFile,
    renderWays,
    progress,
    report,
  } = props
  const [isOver, setIsOver] = useState(false)
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !progress) onFiles(several ? files : files.slice(0, 1))
  }
  usePaste(take, takesPasted)
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
        'flex flex-col items-center gap-3 rounded-lg px-4 py-8 text-center transition-colors',
        'outline-1 -outline-offset-1 outline-dashed',
        isOver ? 'bg-accent-soft outline-accent' : 'outline-control',
      )}
    >
      {progress ? (
        <Progress {...progress} />
      ) : (
        <>
          <Upload aria-hidden size={24} className="text-muted" />
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-sm text-muted">{limits}</p>
          </div>
          <div className="flex flex-wrap justify-center gap-2">{renderWays(take)}</div>
        </>
      )}
      {problem === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {report ? <div className="w-full max-w-md text-left">{report}</div> : null}
    </div>
  )
}

function Progress({ label, value, onCancel }: DropProgress) {
  return (
    <div className="flex w-full max-w-md flex-col items-center gap-3">
      <p className="flex w-full justify-between gap-4 text-sm">
        <span className="min-w-0 truncate">{label}</span>
        {value === undefined ? null : <span className="text-muted tabular-nums">{Math.floor(value * 100)} %</span>}
      </p>
      <ProgressBar label={label} value={value} />
      {onCancel ? (
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {uiWords.cancel}
        </Button>
      ) : null}
    </div>
  )
}

function usePaste(onFiles: (files: readonly File[]) => void, takes: (file: File) => boolean): void {
  const latest = useRef({ onFiles, takes })
  useEffect(() => {
    latest.current = { onFiles, takes }
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(latest.current.takes)
      if (files.length === 0) return
      event.preventDefault()
      latest.current.onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
