import { joinClasses } from '@vireo/ui'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'

import { AddFactorDialog } from '#identity'
import { AppLink, existingScreens } from '../../kit/routing/index.ts'
import { Waiting } from '../waiting.tsx'
import { appWords } from '../words.ts'
import { settingsPaths, sharedScreens } from '../routes/route-map.ts'

/** What stands around every page of the settings: the way to the others. */
export function SettingsFrame() {
  const { pathname, search } = useLocation()
  const here = pathname.replace(/\/$/u, '')
  const asksForFactor = new URLSearchParams(search).get('dialog') === 'add-2fa'
  const screens = existingScreens()
  // What other places show too has its icon there.
  const pages = screens
    .filter((screen) => settingsPaths.includes(screen.path))
    .map((screen) => ({ icon: screens.find(({ path }) => path === sharedScreens[screen.path])?.icon, ...screen }))
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 p-4 md:flex-row md:p-8">
      <nav aria-label={appWords.settings} className="min-w-0 shrink-0 md:w-48">
        <ul className="flex flex-wrap gap-1 md:flex-col">
          {pages.map(({ path, title, icon: Icon }) => (
            <li key={path}>
              <AppLink
                to={path}
                aria-current={here === path ? 'page' : undefined}
                className={joinClasses(
                  'flex h-9 items-center gap-2 rounded-md px-3 text-sm font-medium transition-colors',
                  here === path ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-hover hover:text-ink',
                )}
              >
                {Icon ? <Icon aria-hidden size={16} className="shrink-0" /> : null}
                {title()}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 flex-1">
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </div>
      {asksForFactor ? (
        <Suspense>
          <AddFactorDialog />
        </Suspense>
      ) : null}
    </div>
  )
}
