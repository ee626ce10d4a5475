import { type OwnProfile, profileLimits, type ProfileWork } from '@vireo/contracts/profiles'
import { clockText } from '@vireo/ui'
import { AudioLines } from 'lucide-react'

import { paths } from '#kit/routing/index.ts'
import { useProfileWorks } from '../queries.ts'
import { profilesWords } from '../words.ts'
import type { Choice } from './choice-list.tsx'
import { ChoicesSection } from './choices-section.tsx'

/** Lets people choose which of their shared recordings stand on their page. */
export function WorksSection({ profile }: { readonly profile: OwnProfile }) {
  return (
    <ChoicesSection
      title={profilesWords.works}
      lead={profilesWords.worksLead}
      query={useProfileWorks()}
      chosen={profile.works}
      choiceOf={choiceOf}
      max={profileLimits.worksMax}
      nothing={{ text: profilesWords.noWorks, to: paths.history, action: profilesWords.toHistory }}
      changeOf={(ids) => ({ history_item_ids: [...ids] })}
    />
  )
}

function choiceOf(work: ProfileWork): Choice {
  return {
    id: work.history_item_id,
    name: work.title ?? profilesWords.untitled,
    facts: [work.voice_name, clockText(work.duration_ms)].filter(Boolean).join(' · '),
    face: (
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-muted">
        <AudioLines aria-hidden size={20} />
      </span>
    ),
  }
}
