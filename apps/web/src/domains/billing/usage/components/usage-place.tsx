import { CreditsCard } from './credits-card.tsx'
import { RouteSegments } from '#kit/page/index.ts'
import { paths } from '#kit/routing/index.ts'
import { reportWords } from '../report/words.ts'

/** Shows what is left, and lets one choose between one's own usage and that of the workspace. */
export function UsagePlace({ here }: { readonly here: 'own' | 'workspace' }) {
  const { tabs } = reportWords
  return (
    <div className="mb-6 flex flex-col gap-6">
      <section aria-label={reportWords.credits} className="rounded-lg bg-surface p-4 md:p-6">
        <CreditsCard />
      </section>
      <div className="w-fit max-sm:w-full">
        <RouteSegments
          label={reportWords.views}
          segments={[
            { to: paths.usage, label: tabs.own, isHere: here === 'own' },
            { to: paths.workspaceUsage, label: tabs.workspace, isHere: here === 'workspace' },
          ]}
        />
      </div>
    </div>
  )
}
