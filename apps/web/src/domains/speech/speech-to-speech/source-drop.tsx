import { voiceChangeLimits } from '@vireo/contracts'
import { Button, joinClasses } from '@vireo/ui'
import { FileAudio, Mic } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'

import { acceptedFiles } from '../../../kit/recorder/index.ts'
import { voiceChangeWords } from './words.ts'

/** Where a recording comes in: dropped, pasted anywhere on the screen, picked, or spoken. */
export function SourceDrop({
  onFile,
  onRecord,
}: {
  readonly onFile: (file: File) => void
  readonly onRecord: () => void
}) {
  const [isOver, setIsOver] = useState(false)
  usePaste(onFile)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
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
        'flex flex-col items-center gap-4 rounded-md border border-dashed px-4 py-10 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
    >
      <span aria-hidden className="text-faint">
        <FileAudio size={28} />
      </span>
      <div>
        <p className="font-medium">{voiceChangeWords.drop}</p>
        <p className="text-sm text-muted">
          {voiceChangeWords.dropLimits(voiceChangeLimits.fileBytesMax, voiceChangeLimits.durationMsMax / 60_000)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton label={voiceChangeWords.choose} onFile={onFile} />
        <Button icon={<Mic aria-hidden size={16} />} onClick={onRecord}>
          {voiceChangeWords.record}
        </Button>
      </div>
    </div>
  )
}

/** Opens the system's dialog for one file. */
export function FileButton({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<FileAudio aria-hidden size={16} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

function usePaste(onFile: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFile])
}
