import { joinClasses } from '@vireo/ui'

import { headerPlaces, useGivenTitle } from '../../kit/page/index.ts'
import { AppLink, titleAt } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'
import { crumbsAt } from './navigation/crumbs.ts'
import { lookOf } from './navigation/entry-looks.ts'
import { groupAt, markedTabAt, tabsAt } from './navigation/navigation.ts'
import { usePlainPath } from './navigation/navigation-links.tsx'
import { sidebarGroups } from '../../kit/routing/index.ts'

/** Shows the head of a screen: the way back, its title, a line of lead, one action, and the tabs beside it. */
export function PageHeader() {
  const path = usePlainPath()
  const given = useGivenTitle()
  const tabs = tabsAt(path)
  const marked = markedTabAt(path)
  const title = given ?? (tabs.length > 0 ? groupTitleAt(path) : undefined) ?? titleAt(path)
  return (
    <header className="pt-2 pb-6 md:pt-4">
      <Crumbs path={path} />
      {/* On phones what one does stands below what it is about; beside the title where there is room, and as high as it. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center md:grid-cols-[minmax(14rem,1fr)_auto_auto]">
        <h1 className="min-w-0 text-xl font-semibold tracking-tight text-balance break-words md:py-0.5">{title}</h1>
        <div
          id={headerPlaces.lead}
          className="col-span-full mt-1 max-w-[64ch] text-sm text-balance text-muted empty:hidden"
        />
        <div
          id={headerPlaces.action}
          className="col-span-full mt-3 flex flex-wrap gap-2 empty:hidden md:col-span-1 md:col-start-2 md:row-start-1 md:mt-0 md:ml-4 print:hidden"
        />
        <div id={headerPlaces.menu} className="col-start-2 row-start-1 ml-4 empty:hidden md:col-start-3 print:hidden" />
      </div>
      {tabs.length > 0 ? (
        <nav aria-label={title} className="mt-4 flex flex-wrap gap-x-1 gap-y-3">
          {tabs.map((tab) => (
            <AppLink
              key={tab.path}
              to={tab.path}
              aria-current={tab.path === marked ? 'page' : undefined}
              className={joinClasses(
                'pressed flex h-8 items-center rounded-full px-3 text-sm font-medium transition-colors',
                tab.path === marked ? 'bg-ink text-canvas' : 'text-muted hover:bg-fill hover:text-ink',
              )}
            >
              {(tab.tab ?? tab.title)()}
            </AppLink>
          ))}
        </nav>
      ) : null}
    </header>
  )
}

function Crumbs({ path }: { readonly path: string }) {
  const crumbs = crumbsAt(path)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={appWords.crumbs} className="pb-1 print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-xs text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex gap-2 whitespace-nowrap">
            {index > 0 ? <span aria-hidden>/</span> : null}
            <AppLink to={crumb.path} className="pressed rounded-sm hover:text-ink hover:underline">
              {crumb.title}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function groupTitleAt(path: string): string | undefined {
  const group = sidebarGroups.find((one) => one === groupAt(path))
  return group && lookOf(group).label
}
