import { WorkspaceSwitcher } from '#workspaces'
import { IconButton, ProductMark, joinClasses } from '@vireo/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'

import { AppLink, paths } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'
import { AccountButton } from './account-button.tsx'
import { NavigationLinks } from './navigation/navigation-links.tsx'

type Props = {
  readonly collapsed: boolean
  readonly onToggle: () => void
  readonly onShortcuts: () => void
}

/** Shows the sidebar of wide screens: the workspace at its head, the product in it, oneself at its foot. */
export function Sidebar({ collapsed, onToggle, onShortcuts }: Props) {
  return (
    <nav
      aria-label={appWords.navigation}
      className={joinClasses(
        'sticky top-0 hidden h-dvh shrink-0 flex-col pb-(--player-height) transition-[width] md:flex print:hidden',
        collapsed ? 'w-16' : 'w-55',
      )}
    >
      <div
        className={joinClasses(
          'flex shrink-0 items-center px-3',
          collapsed ? 'flex-col gap-1 py-3' : 'h-(--topbar-height) justify-between pl-5',
        )}
      >
        <AppLink to={paths.home} className="flex rounded-md">
          <ProductMark nameHidden={collapsed} />
        </AppLink>
        <IconButton
          size="sm"
          tooltipSide="right"
          label={collapsed ? appWords.expand : appWords.collapse}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          {collapsed ? <PanelLeftOpen aria-hidden size={16} /> : <PanelLeftClose aria-hidden size={16} />}
        </IconButton>
      </div>
      <WorkspaceSwitcher iconOnly={collapsed} />
      <NavigationLinks iconsOnly={collapsed} />
      <div className="p-3">
        <AccountButton iconOnly={collapsed} onShortcuts={onShortcuts} />
      </div>
    </nav>
  )
}
