import { type OwnProfile, profileLimits, type ProfileWork } from '@vireo/contracts/profiles'
import { Button, clockText, Section, Skeleton } from '@vireo/ui'
import { AudioLines } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { paths } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useChangeProfile, useProfileWorks } from '../queries.ts'
import { profilesWords } from '../words.ts'
import { ChoiceList } from './choice-list.tsx'
import { NothingToChoose } from './nothing-to-choose.tsx'

/** Lets people choose which of their shared recordings stand on their page. */
export function WorksSection({ profile }: { readonly profile: OwnProfile }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useProfileWorks()
  const change = useChangeProfile()
  const { busy, attempt } = useAttempt()
  const works = withChosen(data ?? [], profile.works)
  return (
    <Section title={profilesWords.works} lead={profilesWords.worksLead}>
      {isPending ? <Skeleton className="h-14 w-full" /> : null}
      {error && !data ? <QueryError title={profilesWords.choicesFailed} error={error} onRetry={refetch} /> : null}
      {data && works.length === 0 ? (
        <NothingToChoose to={paths.history} action={profilesWords.toHistory}>
          {profilesWords.noWorks}
        </NothingToChoose>
      ) : null}
      {works.length > 0 ? (
        <ChoiceList
          label={profilesWords.works}
          choices={works.map((work) => ({
            id: work.history_item_id,
            name: work.title ?? profilesWords.untitled,
            facts: [work.voice_name, clockText(work.duration_ms)].filter(Boolean).join(' · '),
            face: (
              <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-muted">
                <AudioLines aria-hidden size={20} />
              </span>
            ),
          }))}
          chosen={profile.works.map((work) => work.history_item_id)}
          max={profileLimits.worksMax}
          busy={busy}
          onChange={(ids) => void attempt(() => change({ history_item_ids: [...ids] }))}
        />
      ) : null}
      {hasNextPage ? (
        <Button className="mt-3" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {profilesWords.more}
        </Button>
      ) : null}
    </Section>
  )
}

/** Adds to the list what was chosen, where the pages that were fetched do not reach so far back. */
function withChosen(listed: readonly ProfileWork[], chosen: readonly ProfileWork[]): readonly ProfileWork[] {
  const known = new Set(listed.map((work) => work.history_item_id))
  return [...listed, ...chosen.filter((work) => !known.has(work.history_item_id))]
}
