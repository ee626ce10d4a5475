import { WorkspaceSwitcher } from '#workspaces'
import { IconButton, ProductMark, joinClasses } from '@vireo/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'

import { AppLink, paths } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'
import { NavigationLinks } from './navigation-links.tsx'

/** The sidebar of wide screens; narrow ones have the same links behind the menu button. */
export function Sidebar({ collapsed, onToggle }: { readonly collapsed: boolean; readonly onToggle: () => void }) {
  return (
    <nav
      aria-label={appWords.navigation}
      className={joinClasses(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-canvas pb-(--player-height) transition-[width] md:flex',
        collapsed ? 'w-16' : 'w-60',
      )}
    >
      <div className={joinClasses('flex h-(--topbar-height) items-center px-4', collapsed && 'justify-center')}>
        <AppLink to={paths.home} className="rounded-md">
          <ProductMark nameHidden={collapsed} />
        </AppLink>
      </div>
      <WorkspaceSwitcher iconOnly={collapsed} />
      <NavigationLinks iconsOnly={collapsed} />
      <div className={joinClasses('flex p-3', collapsed && 'justify-center')}>
        <IconButton
          size="sm"
          tooltipSide="right"
          label={collapsed ? appWords.expand : appWords.collapse}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          {collapsed ? <PanelLeftOpen aria-hidden size={18} /> : <PanelLeftClose aria-hidden size={18} />}
        </IconButton>
      </div>
    </nav>
  )
}
