import { sampleLimits } from '@vireo/contracts'
import { Button, joinClasses } from '@vireo/ui'
import { FileAudio, Mic } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'

import { acceptedFiles } from '../../../kit/recorder/index.ts'
import { cloningWords } from '../words.ts'

/** Where recordings come in: dropped, pasted, chosen, or spoken. */
export function SampleDrop({
  onFiles,
  onRecord,
}: {
  readonly onFiles: (files: readonly File[]) => void
  readonly onRecord: () => void
}) {
  const [isOver, setIsOver] = useState(false)
  usePaste(onFiles)
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
        'flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
    >
      <div>
        <p className="font-medium">{cloningWords.drop}</p>
        <p className="text-sm text-muted">
          {cloningWords.dropLimits(sampleLimits.fileBytesMax, sampleLimits.durationMsMax / 60_000)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <FilesButton onFiles={onFiles} />
        <Button icon={<Mic aria-hidden size={16} />} onClick={onRecord}>
          {cloningWords.record}
        </Button>
      </div>
    </div>
  )
}

function FilesButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<FileAudio aria-hidden size={16} />} onClick={() => input.current?.click()}>
        {cloningWords.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-label={cloningWords.choose}
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
