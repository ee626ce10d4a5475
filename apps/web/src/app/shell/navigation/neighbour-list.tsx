import { Menu, MenuItem, joinClasses } from '@vireo/ui'
import { ChevronsUpDown } from 'lucide-react'
import { useNavigate } from 'react-router'

import { AppLink, existingScreens, type ExistingScreen } from '../../../kit/routing/index.ts'
import { appWords } from '../../words.ts'

type Props = { readonly screens: readonly ExistingScreen[]; readonly path: string }

/** Lists the screens of an area quietly beside each of them; on a phone, behind the name of the present one. */
export function NeighbourList({ screens, path: shown }: Props) {
  const path = existingScreens().find((screen) => screen.path === shown)?.partOf ?? shown
  return (
    <>
      <nav aria-label={appWords.neighbours} className="hidden w-48 shrink-0 pt-4 lg:block">
        <ul className="sticky top-[calc(var(--topbar-height)+1rem)] flex flex-col gap-0.5">
          {screens.map((screen) => (
            <li key={screen.path}>
              <AppLink
                to={screen.path}
                aria-current={isAt(screen, path) ? 'page' : undefined}
                className={joinClasses(
                  'flex min-h-8 items-center rounded-md px-3 py-1 text-sm transition-colors',
                  isAt(screen, path) ? 'bg-fill font-medium text-ink' : 'text-muted hover:bg-fill hover:text-ink',
                )}
              >
                {screen.title()}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-3 lg:hidden">
        <NeighbourMenu screens={screens} path={path} />
      </div>
    </>
  )
}

function NeighbourMenu({ screens, path }: Props) {
  const navigate = useNavigate()
  const here = screens.find((screen) => isAt(screen, path))
  return (
    <Menu
      align="start"
      tall
      trigger={
        <button
          type="button"
          aria-label={appWords.neighbours}
          className="pressed flex h-9 items-center gap-2 rounded-md bg-fill px-3 text-sm font-medium hover:bg-fill-hover"
        >
          {here?.title() ?? appWords.menu}
          <ChevronsUpDown aria-hidden size={16} className="text-muted" />
        </button>
      }
    >
      {screens.map((screen) => (
        <MenuItem key={screen.path} onSelect={() => void navigate(screen.path)}>
          {screen.title()}
        </MenuItem>
      ))}
    </Menu>
  )
}

function isAt(screen: ExistingScreen, path: string): boolean {
  return path === screen.path || path.startsWith(`${screen.path}/`)
}
