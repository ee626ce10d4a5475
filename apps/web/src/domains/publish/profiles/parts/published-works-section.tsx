import { type OwnProfile, profileLimits, type ProfilePublishedWork } from '@vireo/contracts/profiles'
import { Button, Section, Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { paths } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useChangeProfile, useProfilePublishedWorks } from '../queries.ts'
import { profilesWords } from '../words.ts'
import { ChoiceList } from './choice-list.tsx'
import { hereOf } from './here-of.ts'
import { NothingToChoose } from './nothing-to-choose.tsx'

/** Lets people choose which of their released works stand on their page. */
export function PublishedWorksSection({ profile }: { readonly profile: OwnProfile }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useProfilePublishedWorks()
  const change = useChangeProfile()
  const { busy, attempt } = useAttempt()
  const works = withChosen(data ?? [], profile.published_works)
  return (
    <Section title={profilesWords.publishedWorks} lead={profilesWords.publishedWorksLead}>
      {isPending ? <Skeleton className="h-14 w-full" /> : null}
      {error && !data ? <QueryError title={profilesWords.choicesFailed} error={error} onRetry={refetch} /> : null}
      {data && works.length === 0 ? (
        <NothingToChoose to={paths.publishing} action={profilesWords.toPublishing}>
          {profilesWords.noPublishedWorks}
        </NothingToChoose>
      ) : null}
      {works.length > 0 ? (
        <ChoiceList
          label={profilesWords.publishedWorks}
          choices={works.map((work) => ({
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
          }))}
          chosen={profile.published_works.map((work) => work.work_id)}
          max={profileLimits.publishedWorksMax}
          busy={busy}
          onChange={(ids) => void attempt(() => change({ work_ids: [...ids] }))}
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
function withChosen(
  listed: readonly ProfilePublishedWork[],
  chosen: readonly ProfilePublishedWork[],
): readonly ProfilePublishedWork[] {
  const known = new Set(listed.map((work) => work.work_id))
  return [...listed, ...chosen.filter((work) => !known.has(work.work_id))]
}
