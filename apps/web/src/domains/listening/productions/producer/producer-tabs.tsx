import type { Producer } from '@vireo/contracts/productions'
import { joinClasses } from '@vireo/ui'
import { useLocation } from 'react-router'

import { AppLink, paths } from '#kit/routing/index.ts'
import { producerWords } from './words.ts'

/** Leads producers between what they order, what they work on and what they review. */
export function ProducerTabs({ producer }: { readonly producer: Producer }) {
  const here = useLocation().pathname
  const { tabs } = producerWords
  const links = [
    { to: paths.unclaimedTasks, name: tabs.unclaimed },
    { to: paths.activeTasks, name: tabs.active },
    { to: paths.taskHistory, name: tabs.history },
    ...(producer.is_reviewer ? [{ to: paths.taskReviews, name: tabs.reviews }] : []),
    { to: paths.producerDashboard, name: tabs.dashboard },
    { to: paths.productionOrders, name: tabs.orders },
    { to: paths.producerSettings, name: tabs.settings },
  ]
  return (
    <nav aria-label={producerWords.areas} className="mb-6 flex flex-wrap gap-x-1 gap-y-3">
      {links.map(({ to, name }) => (
        <AppLink
          key={to}
          to={to}
          aria-current={here === to ? 'page' : undefined}
          className={joinClasses(
            'pressed flex h-8 items-center rounded-full px-3 text-sm font-medium transition-colors',
            here === to || here.startsWith(`${to}/`) ? 'bg-ink text-canvas' : 'text-muted hover:bg-fill hover:text-ink',
          )}
        >
          {name}
        </AppLink>
      ))}
    </nav>
  )
}
