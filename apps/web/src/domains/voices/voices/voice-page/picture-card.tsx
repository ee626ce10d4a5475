import { pictureRules, type Voice } from '@vireo/contracts/voices'
import { Button, DropZone, FilesButton, VoiceFace } from '@vireo/ui'
import { ImagePlus, Trash2 } from 'lucide-react'

import { drawnOf } from '#kit/faces/index.ts'
import { PageCard } from './page-card.tsx'
import { usePicture } from './use-picture.ts'
import { voicePageWords } from './words.ts'

/** Shows how a voice looks where it is large, in rows and in lists, and takes a picture in place of the one drawn. */
export function PictureCard({ voice }: { readonly voice: Voice }) {
  const { preview, problem, progress, give, remove } = usePicture(voice)
  const drawn = drawnOf(voice.face)
  const shown = preview === undefined ? drawn : { ...drawn, picture: preview }
  const isGiven = voice.face.picture_url !== null
  return (
    <PageCard
      title={voicePageWords.picture}
      lead={isGiven ? voicePageWords.pictureGiven : voicePageWords.pictureDrawn}
      action={
        isGiven && !progress ? (
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={() => void remove()}>
            {voicePageWords.pictureRemove}
          </Button>
        ) : null
      }
    >
      <div className="flex items-center gap-4">
        <VoiceFace {...shown} size={64} label={voicePageWords.pictureOf(voice.name)} />
        <VoiceFace {...shown} size={40} />
        <VoiceFace {...shown} size={24} />
      </div>
      <DropZone
        title={isGiven ? voicePageWords.pictureOther : voicePageWords.pictureDrop}
        limits={voicePageWords.pictureLimits}
        several={false}
        problem={problem}
        progress={progress}
        onFiles={([file]) => file && void give(file)}
        renderWays={(take) => (
          <FilesButton
            label={voicePageWords.pictureChoose}
            accept={pictureRules.types.join(',')}
            several={false}
            icon={<ImagePlus aria-hidden size={16} />}
            onFiles={take}
          />
        )}
      />
    </PageCard>
  )
}
