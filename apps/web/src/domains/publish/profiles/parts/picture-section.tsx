import type { OwnProfile } from '@vireo/contracts/profiles'
import { pictureRules } from '@vireo/contracts/voices'
import { Avatar, Button, DropZone, FilesButton, Section } from '@vireo/ui'
import { Plus, Trash2 } from 'lucide-react'

import { profilesWords } from '../words.ts'
import { hereOf } from './here-of.ts'
import { useProfilePicture } from './use-profile-picture.ts'

/** Shows the picture of the page, and takes another one. */
export function PictureSection({ profile }: { readonly profile: OwnProfile }) {
  const { preview, problem, progress, give, remove } = useProfilePicture()
  const shown = preview ?? (profile.picture_url === null ? undefined : hereOf(profile.picture_url))
  return (
    <Section
      title={profilesWords.picture}
      lead={profilesWords.pictureLead}
      action={
        profile.picture_url !== null && !progress ? (
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={() => void remove()}>
            {profilesWords.pictureRemove}
          </Button>
        ) : null
      }
    >
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        {shown === undefined ? (
          <Avatar name={profile.name ?? profile.handle ?? '?'} size="lg" />
        ) : (
          <img
            src={shown}
            alt={profilesWords.pictureOf}
            width={96}
            height={96}
            className="size-24 shrink-0 rounded-full object-cover"
          />
        )}
        <div className="min-w-0 grow">
          <DropZone
            title={profilesWords.pictureDrop}
            limits={profilesWords.pictureLimits}
            several={false}
            problem={problem}
            progress={progress}
            onFiles={([file]) => file && void give(file)}
            renderWays={(take) => (
              <FilesButton
                label={profilesWords.pictureChoose}
                accept={pictureRules.types.join(',')}
                several={false}
                icon={<Plus aria-hidden size={16} />}
                onFiles={take}
              />
            )}
          />
        </div>
      </div>
    </Section>
  )
}
