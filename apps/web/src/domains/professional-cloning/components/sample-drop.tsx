import { professionalCloningLimits } from '@vireo/contracts'
import { Button, joinClasses } from '@vireo/ui'
import { FileAudio, Mic } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'

import { acceptedFiles, RecorderPanel, useRecorder } from '../../../kit/recorder/index.ts'
import { professionalWords } from '../words.ts'

const { fileBytesMax, sampleMsMax } = professionalCloningLimits
/** Recorded in one go. */
const recordedMsMax = 1_800_000

/** Where recordings come in: dropped, pasted anywhere on the screen, picked, or spoken. */
export function SampleDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const [isOver, setIsOver] = useState(false)
  const recorder = useRecorder(recordedMsMax, (file) => onFiles([file]))
  usePaste(onFiles)
  if (recorder.status === 'recording' || recorder.status === 'paused') return <RecorderPanel recorder={recorder} />
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
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
        'flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-6 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
    >
      <div>
        <p className="font-medium">{professionalWords.drop}</p>
        <p className="text-sm text-muted">{professionalWords.dropLimits(fileBytesMax, sampleMsMax / 3_600_000)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <FilesButton label={professionalWords.choose} accept={acceptedFiles} onFiles={onFiles} />
        <Button icon={<Mic aria-hidden size={16} />} onClick={recorder.start}>
          {professionalWords.record}
        </Button>
      </div>
      {recorder.problem === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {recorder.problem}
        </p>
      )}
    </div>
  )
}

/** Opens the system's dialog for files. */
export function FilesButton({
  label,
  accept,
  several = true,
  disabled = false,
  onFiles,
}: {
  readonly label: string
  readonly accept: string
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

function usePaste(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
}
