import type { Applicant } from '@vireo/contracts/productions'
import { Button, SegmentedControl, showSuccess } from '@vireo/ui'
import { Suspense, useState } from 'react'

import { formatList, languageName } from '#kit/format/index.ts'
import { RowsSkeleton } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { dayText } from '../shown/instants.ts'
import { HouseList } from './house-list.tsx'
import { useApplicants, useHouseActions } from './queries.ts'
import { CandidatesPart, SetUpDialog } from './later-parts.ts'
import { houseWords } from './words.ts'

const states = ['open', 'accepted', 'declined'] as const

/** Lists who would like to work here, and sets up those who were accepted. */
export function ApplicantsPart() {
  const [state, setState] = useState<Applicant['state']>('open')
  const [query, change] = useAddressQuery()
  const isInviting = query.get('invite') === 'list'
  const applicants = useApplicants(state)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={houseWords.whichApplicants}
          labelHidden
          options={states.map((value) => ({ value, label: houseWords.applicantStates[value] }))}
          value={state}
          onChange={(value) => setState(states.find((one) => one === value) ?? 'open')}
        />
        <Button onClick={() => change({ invite: isInviting ? undefined : 'list' })}>
          {isInviting ? houseWords.closeList : houseWords.inviteList}
        </Button>
      </div>
      {isInviting ? (
        <Suspense fallback={<RowsSkeleton />}>
          <CandidatesPart />
        </Suspense>
      ) : null}
      <HouseList
        caption={houseWords.shows.applicants}
        asked={applicants}
        nothing={houseWords.noApplicants}
        nothingText={houseWords.noApplicantsText}
        renderRow={(applicant) => <ApplicantRow key={applicant.applicant_id} applicant={applicant} />}
      />
    </>
  )
}

function ApplicantRow({ applicant }: { readonly applicant: Applicant }) {
  const { name, email, note, languages, state, applicant_id: id } = applicant
  const [isSettingUp, setSettingUp] = useState(false)
  const { decideApplicant } = useHouseActions()
  const { busy, attempt } = useAttempt()
  const decide = (decision: 'accept' | 'decline') =>
    attempt(async () => {
      await decideApplicant(id, decision)
      showSuccess(houseWords.applicantDecided[decision](name))
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-4">
      <div className="min-w-0 grow basis-64 text-sm">
        <h2 dir="auto" className="text-base font-medium wrap-anywhere">
          {name}
        </h2>
        <p className="wrap-anywhere text-muted">
          {[email, formatList(languages.map(languageName)), houseWords.applied(dayText(applicant.created_at))].join(
            ' · ',
          )}
        </p>
        {note === '' ? null : (
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'open' ? (
          <>
            <Button disabled={busy} aria-label={houseWords.declineOf(name)} onClick={() => void decide('decline')}>
              {houseWords.acts.decline}
            </Button>
            <Button
              variant="primary"
              loading={busy}
              aria-label={houseWords.acceptOf(name)}
              onClick={() => void decide('accept')}
            >
              {houseWords.accept}
            </Button>
          </>
        ) : null}
        {state === 'accepted' ? (
          <Button aria-label={houseWords.setUpOf(name)} onClick={() => setSettingUp(true)}>
            {houseWords.setUp}
          </Button>
        ) : null}
      </div>
      {isSettingUp ? (
        <Suspense>
          <SetUpDialog userId={applicant.user_id} name={name} onClose={() => setSettingUp(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}
