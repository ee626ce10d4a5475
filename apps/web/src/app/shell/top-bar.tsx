import { IconButton, Kbd, Skeleton } from '@vireo/ui'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'

import { later } from '../../kit/later.tsx'
import { commandKeyName } from '../../kit/platform.ts'
import { AppLink } from '../../kit/routing/index.ts'
import { MessagesButton } from '#notifications'
import { CreditsBadge } from '#usage'
import { appWords } from '../words.ts'
import { ThemeToggle } from '../theme-toggle.tsx'
import { crumbsAt } from './crumbs.ts'

const AccountMenu = later(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** Where one is, what is left to spend, and the way to everything else. */
export function TopBar({
  title,
  onMenu,
  onPalette,
  onShortcuts,
}: {
  readonly title: string | undefined
  readonly onMenu: () => void
  readonly onPalette: () => void
  readonly onShortcuts: () => void
}) {
  return (
    <header className="sticky top-0 z-20 flex h-(--topbar-height) items-center gap-2 border-b border-line bg-canvas px-3 sm:px-4">
      <IconButton label={appWords.openMenu} className="md:hidden" tooltipSide="bottom" onClick={onMenu}>
        <MenuIcon aria-hidden size={20} />
      </IconButton>
      <div className="flex min-w-0 flex-1 items-baseline gap-2">
        <Crumbs />
        <h1 className="min-w-0 truncate text-base font-semibold">{title}</h1>
      </div>
      <button
        type="button"
        onClick={onPalette}
        className="flex h-8 w-64 items-center gap-2 rounded-md border border-line bg-surface px-2 text-sm text-muted hover:bg-hover max-lg:hidden"
      >
        <Search aria-hidden size={16} />
        <span className="flex-1 truncate text-left">{appWords.search}</span>
        <Kbd>{commandKeyName()} K</Kbd>
      </button>
      <IconButton label={appWords.searchShort} tooltipSide="bottom" className="lg:hidden" onClick={onPalette}>
        <Search aria-hidden size={18} />
      </IconButton>
      <div className="max-sm:hidden">
        <CreditsBadge />
      </div>
      <Suspense fallback={<Skeleton className="size-10" />}>
        <MessagesButton />
      </Suspense>
      <ThemeToggle />
      <Suspense fallback={<Skeleton round className="size-8" />}>
        <AccountMenu onShortcuts={onShortcuts} />
      </Suspense>
    </header>
  )
}

/** The way back up, where there is one. */
function Crumbs() {
  const crumbs = crumbsAt(useLocation().pathname.replace(/\/$/u, ''))
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={appWords.crumbs} className="max-sm:hidden">
      <ol className="flex gap-2 text-sm text-muted">
        {crumbs.map(({ path, title }) => (
          <li key={path} className="flex gap-2 whitespace-nowrap">
            <AppLink to={path} className="rounded-sm hover:text-ink hover:underline">
              {title}
            </AppLink>
            <span aria-hidden>/</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
