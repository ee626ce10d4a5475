import { type OwnProfile, profileLimits } from '@vireo/contracts/profiles'
import { Section, Skeleton, VoiceFace } from '@vireo/ui'

import { drawnOf } from '#kit/faces/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { paths } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useChangeProfile, useProfileVoices } from '../queries.ts'
import { profilesWords } from '../words.ts'
import { ChoiceList } from './choice-list.tsx'
import { NothingToChoose } from './nothing-to-choose.tsx'

/** Lets people choose which of their published voices stand on their page. */
export function VoicesSection({ profile }: { readonly profile: OwnProfile }) {
  const { data, error, isPending, refetch } = useProfileVoices()
  const change = useChangeProfile()
  const { busy, attempt } = useAttempt()
  const voices = data?.voices ?? []
  return (
    <Section title={profilesWords.voices} lead={profilesWords.voicesLead}>
      {isPending ? <Skeleton className="h-14 w-full" /> : null}
      {error && !data ? <QueryError title={profilesWords.choicesFailed} error={error} onRetry={refetch} /> : null}
      {data && voices.length === 0 ? (
        <NothingToChoose to={paths.voiceLab} action={profilesWords.toVoices}>
          {profilesWords.noVoices}
        </NothingToChoose>
      ) : null}
      {voices.length > 0 ? (
        <ChoiceList
          label={profilesWords.voices}
          choices={voices.map(({ voice_id: id, name, description, face }) => ({
            id,
            name,
            facts: description,
            face: <VoiceFace {...drawnOf(face)} size={40} />,
          }))}
          chosen={profile.voices.map((voice) => voice.voice_id)}
          max={profileLimits.voicesMax}
          busy={busy}
          onChange={(ids) => void attempt(() => change({ voice_ids: [...ids] }))}
        />
      ) : null}
    </Section>
  )
}
