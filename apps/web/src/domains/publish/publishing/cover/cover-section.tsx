import type { Work } from '@vireo/contracts/publishing'
import { pictureRules } from '@vireo/contracts/voices'
import { Button, DropZone, FilesButton, Section } from '@vireo/ui'
import { ImageUp, Trash2 } from 'lucide-react'

import { CoverPicture } from './cover-picture.tsx'
import { useCoverChange } from './use-cover-change.ts'
import { coverWords } from './words.ts'

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Shows the cover of a work, and takes another one. */
export function CoverSection({ work }: { readonly work: Work }) {
  const { preview, problem, progress, give, remove } = useCoverChange(work.work_id)
  return (
    <Section
      title={coverWords.title}
      lead={work.kind === 'podcast' ? coverWords.leadPodcast : coverWords.lead}
      action={
        work.has_cover && !progress ? (
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={() => void remove()}>
            {coverWords.remove}
          </Button>
        ) : null
      }
    >
      <div data-field="cover" className="flex flex-col gap-4 sm:flex-row">
        <CoverPicture work={work} instead={preview} className="size-40 self-center rounded-lg sm:self-start" />
        <div className="min-w-0 grow">
          <DropZone
            title={coverWords.drop}
            limits={coverWords.limits}
            several={false}
            problem={problem}
            progress={progress}
            takesPasted={isPicture}
            onFiles={([file]) => file && void give(file)}
            renderWays={(take) => (
              <FilesButton
                label={work.has_cover ? coverWords.chooseOther : coverWords.choose}
                accept={pictureRules.types.join(',')}
                several={false}
                icon={<ImageUp aria-hidden size={16} />}
                onFiles={take}
              />
            )}
          />
        </div>
      </div>
    </Section>
  )
}
