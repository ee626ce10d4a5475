import { type OwnProfile, profileLimits, type ProfileVoice } from '@vireo/contracts/profiles'
import { VoiceFace } from '@vireo/ui'

import { drawnOf } from '#kit/faces/index.ts'
import { paths } from '#kit/routing/index.ts'
import { useProfileVoices } from '../queries.ts'
import { profilesWords } from '../words.ts'
import type { Choice } from './choice-list.tsx'
import { ChoicesSection } from './choices-section.tsx'

/** Lets people choose which of their published voices stand on their page. */
export function VoicesSection({ profile }: { readonly profile: OwnProfile }) {
  return (
    <ChoicesSection
      title={profilesWords.voices}
      lead={profilesWords.voicesLead}
      query={useProfileVoices()}
      chosen={profile.voices}
      choiceOf={choiceOf}
      max={profileLimits.voicesMax}
      nothing={{ text: profilesWords.noVoices, to: paths.voiceLab, action: profilesWords.toVoices }}
      changeOf={(ids) => ({ voice_ids: [...ids] })}
    />
  )
}

function choiceOf({ voice_id: id, name, description, face }: ProfileVoice): Choice {
  return {
    id,
    name,
    facts: description,
    face: <VoiceFace {...drawnOf(face)} size={40} />,
  }
}
