import { joinClasses } from '@vireo/ui'
import { Menu } from 'lucide-react'

import { AppLink } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'
import { lookOf } from './navigation/entry-looks.ts'
import { groupAt, sidebarEntries } from './navigation/navigation.ts'
import { usePlainPath } from './navigation/navigation-links.tsx'

/** The entries that stand at the foot of a phone, as far as they exist; everything is behind the fifth. */
const shown: readonly string[] = ['home', 'speech', 'voices', 'history']

/** Shows the way to the main places at the foot of a phone. */
export function BottomBar({ onMenu }: { readonly onMenu: () => void }) {
  const here = groupAt(usePlainPath())
  const cell = 'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium'
  return (
    <nav
      aria-label={appWords.mainPlaces}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--bottom-bar-height) bg-raised pb-[env(safe-area-inset-bottom)] shadow-float md:hidden print:hidden"
    >
      {sidebarEntries()
        .filter(({ group }) => shown.includes(group))
        .map(({ group, path }) => {
          const { Icon, label } = lookOf(group)
          return (
            <AppLink
              key={group}
              to={path}
              aria-current={group === here || undefined}
              className={joinClasses(cell, group === here ? 'text-ink' : 'text-muted')}
            >
              <Icon aria-hidden size={20} strokeWidth={group === here ? 2.4 : 2} />
              <span className="max-w-full truncate">{label}</span>
            </AppLink>
          )
        })}
      <button type="button" className={joinClasses(cell, 'text-muted')} aria-label={appWords.openMenu} onClick={onMenu}>
        <Menu aria-hidden size={20} />
        <span className="max-w-full truncate">{appWords.menu}</span>
      </button>
    </nav>
  )
}
