import { Button, DropZone, type DropZoneProps } from '@vireo/ui'
import { Mic } from 'lucide-react'

import { FilesButton } from './files-button.tsx'
import { recorderWords } from './words.ts'

/** Takes recordings in: dropped, pasted anywhere on the screen, chosen, or spoken where that is offered. */
export function DropArea({
  several = true,
  onRecord,
  ...zone
}: Omit<DropZoneProps, 'renderWays'> & {
  readonly onRecord?: () => void
}) {
  return (
    <DropZone
      {...zone}
      several={several}
      renderWays={(take) => (
        <>
          <FilesButton
            label={several ? recorderWords.chooseFiles : recorderWords.chooseFile}
            several={several}
            onFiles={take}
          />
          {onRecord ? (
            <Button icon={<Mic aria-hidden size={16} />} onClick={onRecord}>
              {recorderWords.record}
            </Button>
          ) : null}
        </>
      )}
    />
  )
}
