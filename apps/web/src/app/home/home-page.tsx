import { AudioLines } from 'lucide-react'
import { EmptyState } from '@vireo/ui'
import { useLocation } from 'react-router'

import { RecentRecordings } from '#history'
import { CreditsCard } from '#usage'
import { useUser } from '#users'
import { AppLink, paths } from '../../kit/routing/index.ts'
import { QuickStart } from './quick-start.tsx'
import { homeWords } from './words.ts'

const recentShown = 6

/** Where one arrives: a box to start from, what was made last, and what is left to spend. */
export function HomePage() {
  const { data: user } = useUser()
  const isNew = isFirstArrival(useLocation().state)
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <h2 className="text-xl font-semibold">
          {isNew ? homeWords.welcome(user?.first_name) : homeWords.greeting(user?.first_name)}
        </h2>
        <QuickStart />
      </section>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <section aria-labelledby="recent" className="flex min-w-0 flex-col gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="recent" className="text-base font-semibold">
              {homeWords.recent}
            </h2>
            <AppLink to={paths.history} className="rounded-sm text-sm font-medium text-accent hover:underline">
              {homeWords.all}
            </AppLink>
          </div>
          <div className="rounded-lg bg-surface p-2">
            <RecentRecordings
              count={recentShown}
              empty={
                <EmptyState icon={<AudioLines size={28} />} title={homeWords.nothingYet}>
                  {homeWords.nothingYetText}
                </EmptyState>
              }
            />
          </div>
        </section>
        <section aria-labelledby="credits" className="flex flex-col gap-2">
          <h2 id="credits" className="text-base font-semibold">
            {homeWords.credits}
          </h2>
          <div className="rounded-lg bg-surface p-4">
            <CreditsCard />
          </div>
        </section>
      </div>
    </div>
  )
}

/** The shell says so when a link brought somebody here for the first time. */
function isFirstArrival(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'newUser' in state && state.newUser === true
}
