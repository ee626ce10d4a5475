import type { Work } from '@vireo/contracts/publishing'
import { Button, DropZone, FilesButton } from '@vireo/ui'
import { Plus } from 'lucide-react'

import { UploadList, useUploads } from '#kit/uploads/index.ts'
import { problemWithSound, soundFiles, uploadLimitsText } from './sound-files.ts'
import type { ChapterEditing } from './use-chapters.ts'
import { useSendUpload } from './use-send-upload.ts'
import { chapterWords } from './words.ts'

type UploadZoneProps = {
  readonly work: Work
  readonly editing: ChapterEditing
  /** Asks for recordings of the history instead. */
  readonly onAdd: () => void
}

/** Takes new chapters in: files, of which each has its own progress and is called off by itself, or recordings of the history. */
export function UploadZone({ work, editing, onAdd }: UploadZoneProps) {
  const uploads = useUploads({ problemWith: problemWithSound, send: useSendUpload(work, editing) })
  return (
    <div className="flex w-full flex-col gap-3">
      <DropZone
        title={chapterWords.drop}
        limits={uploadLimitsText()}
        takesPasted={isNoPicture}
        onFiles={uploads.add}
        renderWays={(take) => (
          <>
            <Button icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
              {chapterWords.add}
            </Button>
            <FilesButton label={chapterWords.chooseFiles} accept={soundFiles} onFiles={take} />
          </>
        )}
      />
      <UploadList uploads={uploads} />
    </div>
  )
}

function isNoPicture({ type }: File): boolean {
  return !type.startsWith('image/')
}
