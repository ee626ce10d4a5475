import { type OwnProfile, profileLimits, type ProfilePublishedWork } from '@vireo/contracts/profiles'

import { paths } from '#kit/routing/index.ts'
import { useProfilePublishedWorks } from '../queries.ts'
import { profilesWords } from '../words.ts'
import type { Choice } from './choice-list.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { hereOf } from './here-of.ts'

/** Lets people choose which of their released works stand on their page. */
export function PublishedWorksSection({ profile }: { readonly profile: OwnProfile }) {
  return (
    <ChoicesSection
      title={profilesWords.publishedWorks}
      lead={profilesWords.publishedWorksLead}
      query={useProfilePublishedWorks()}
      chosen={profile.published_works}
      choiceOf={choiceOf}
      max={profileLimits.publishedWorksMax}
      nothing={{ text: profilesWords.noPublishedWorks, to: paths.publishing, action: profilesWords.toPublishing }}
      changeOf={(ids) => ({ work_ids: [...ids] })}
    />
  )
}

function choiceOf(work: ProfilePublishedWork): Choice {
  return {
    id: work.work_id,
    name: work.title,
    facts: [profilesWords.kinds[work.kind], work.author].join(' · '),
    face: (
      <img
        src={hereOf(work.cover_url)}
        alt=""
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-md bg-fill object-cover"
      />
    ),
  }
}
