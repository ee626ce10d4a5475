import type { Work } from '@vireo/contracts/publishing'
import { Dialog, DropZone, type DropProgress, FilesButton } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { isAborted, messageOf } from '#kit/api/index.ts'
import { uploadWords } from '#kit/uploads/words.ts'
import { problemWithSound, soundFiles, uploadLimitsText } from './sound-files.ts'
import type { ChapterEditing } from './use-chapters.ts'
import { type SendUpload, useSendUpload } from './use-send-upload.ts'
import { chapterWords } from './words.ts'

type ReplaceProps = {
  readonly work: Work
  readonly editing: ChapterEditing
  readonly replacedId: string
  readonly onClose: () => void
}

/** Takes a file in whose sound takes the place of that of a chapter. */
export function ReplaceWithFileDialog({ work, editing, replacedId, onClose }: ReplaceProps) {
  const { progress, problem, give } = useOneUpload(useSendUpload(work, editing, replacedId), onClose)
  return (
    <Dialog open onClose={onClose} title={chapterWords.replaceFile} description={chapterWords.replaceLead}>
      <div className="mt-4">
        <DropZone
          title={chapterWords.dropOne}
          limits={uploadLimitsText()}
          several={false}
          problem={problem}
          progress={progress}
          onFiles={([file]) => file && void give(file)}
          renderWays={(take) => (
            <FilesButton label={chapterWords.chooseFile} accept={soundFiles} several={false} onFiles={take} />
          )}
        />
      </div>
    </Dialog>
  )
}

/** Sends one file, and is done with it; whoever leaves calls it off. */
function useOneUpload(send: SendUpload, onDone: () => void) {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const give = async (file: File) => {
    const { name } = file
    const wrong = problemWithSound(file)
    setProblem(wrong)
    if (wrong !== undefined) return
    const leave = new AbortController()
    running.current = leave
    setSending({ name, share: 0 })
    try {
      await send(file, { signal: leave.signal, onProgress: (share) => setSending({ name, share }) })
      onDone()
    } catch (error) {
      if (!isAborted(error)) setProblem(messageOf(error))
    } finally {
      setSending(undefined)
    }
  }
  const isSent = sending !== undefined && sending.share >= 1
  const progress: DropProgress | undefined = sending && {
    label: isSent ? uploadWords.checking(sending.name) : uploadWords.uploading(sending.name),
    value: isSent ? undefined : sending.share,
    onCancel: () => running.current?.abort(),
  }
  return { progress, problem, give }
}
