import { useState } from 'react'
import { useLocation } from 'react-router'

import { RecentRecordings, useHistory } from '#history'
import { SmallComposer } from '#speech'
import { useSubscription, useUser } from '#users'
import { useMay } from '#workspaces'
import { AppLink, paths } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'
import { HomeNotes } from './home-notes.tsx'
import { NextSteps } from './next-steps.tsx'
import { useIsNew } from './use-is-new.ts'
import { useSettled } from './use-settled.ts'
import { homeWords } from './words.ts'

const recentShown = 5

/** Shows where one arrives: a place to begin at once, what was made last, and what may come next. */
export function HomePage() {
  const { data: user } = useUser()
  const history = useHistory({}, recentShown)
  const [areNotesKnown, setNotesKnown] = useState(false)
  const isWorkspaceKnown = useMay('workspace_members_invite') !== undefined
  const isPlanKnown = !useSubscription().isPending
  const isSettled = useSettled(areNotesKnown && isWorkspaceKnown && isPlanKnown && !history.isPending)
  const isNew = useIsNew(isFirstArrival(useLocation().state), history.data?.length)
  return (
    <div className="mx-auto flex w-full max-w-[51.5rem] flex-col gap-10 px-4 pt-2 pb-16 md:px-8 md:pt-8">
      <section className="flex flex-col gap-4">
        <h1 className="sr-only">{appWords.home}</h1>
        <p className="text-xl font-semibold tracking-tight text-balance">
          {isNew ? homeWords.welcome(user?.first_name) : homeWords.greeting(user?.first_name)}
        </p>
        <SmallComposer isNew={isNew} />
      </section>
      <section aria-labelledby="recent" className="flex min-w-0 flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="recent" className="text-base font-semibold">
            {homeWords.recent}
          </h2>
          <AppLink
            to={paths.allHistory}
            className="pressed rounded-sm text-sm text-muted hover:text-ink hover:underline"
          >
            {homeWords.all}
          </AppLink>
        </div>
        <div className="-mx-2">
          <RecentRecordings count={recentShown} empty={<NothingYet />} />
        </div>
      </section>
      <HomeNotes onKnown={() => setNotesKnown(true)} />
      <NextSteps isHidden={!isSettled} />
    </div>
  )
}

/** Draws the shape of the recordings that will be here. */
function NothingYet() {
  return (
    <div className="mx-2 flex items-center gap-4 rounded-lg bg-surface px-4 py-5">
      <span aria-hidden className="flex h-8 items-center gap-[3px]">
        {[10, 18, 28, 14, 24, 32, 20, 12, 26, 16, 8].map((height, index) => (
          <span key={index} className="w-[3px] rounded-full bg-(--wave)" style={{ height }} />
        ))}
      </span>
      <div>
        <p className="text-sm font-medium">{homeWords.nothingYet}</p>
        <p className="text-sm text-muted">{homeWords.nothingYetText}</p>
      </div>
    </div>
  )
}

/** Tells whether a link brought somebody here for the first time, as the shell says it. */
function isFirstArrival(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'newUser' in state && state.newUser === true
}
