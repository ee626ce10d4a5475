import { Avatar, Menu, MenuItem, MenuLabel, MenuSeparator, joinClasses } from '@vireo/ui'
import { Keyboard, LogOut, Moon, Settings, Sun } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'

import { useUser } from '#users'
import { accountEntries } from '../../kit/account-entries.ts'
import { showFailure } from '../../kit/failures/show-failure.ts'
import { offersAt } from '../../kit/offers.ts'
import { paths } from '../../kit/routing/index.ts'
import { signOut } from '../../kit/session/index.ts'
import { toggleTheme, useTheme } from '../../kit/theme.ts'
import { appWords } from '../words.ts'
import { SidebarCards } from './sidebar-cards.tsx'

type Props = { readonly iconOnly: boolean; readonly onShortcuts: () => void }

/** Shows who is signed in, above that what they have left to do; behind it, what concerns them alone and the way out. */
export function AccountMenu(props: Props) {
  return (
    <>
      <SidebarCards iconOnly={props.iconOnly} />
      <OwnMenu {...props} />
    </>
  )
}

function OwnMenu({ iconOnly, onShortcuts }: Props) {
  const { data: user } = useUser()
  const navigate = useNavigate()
  const isDark = useTheme() === 'dark'
  const name = user?.first_name ?? user?.email ?? ''
  return (
    <Menu
      align="start"
      tall
      trigger={
        <button
          type="button"
          aria-label={appWords.account}
          className={joinClasses(
            'flex h-10 w-full items-center gap-2 rounded-md text-left text-sm font-medium transition-colors hover:bg-fill',
            iconOnly ? 'justify-center' : 'px-1',
          )}
        >
          <Avatar name={name} size="sm" />
          {iconOnly ? null : <span className="min-w-0 flex-1 truncate">{name}</span>}
        </button>
      }
    >
      <MenuLabel>
        <span className="block truncate text-xs text-muted" title={user?.email}>
          {user?.email}
        </span>
      </MenuLabel>
      <MenuItem icon={<Settings aria-hidden size={16} />} onSelect={() => void navigate(paths.settings)}>
        {appWords.settings}
      </MenuItem>
      <Suspense>
        {offersAt(accountEntries).map((Entry, at) => (
          <Entry key={at} />
        ))}
      </Suspense>
      <MenuItem icon={isDark ? <Sun aria-hidden size={16} /> : <Moon aria-hidden size={16} />} onSelect={toggleTheme}>
        {isDark ? appWords.toLight : appWords.toDark}
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden size={16} />} shortcut="?" onSelect={onShortcuts}>
        {appWords.shortcuts}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void signOut().catch(showFailure)}>
        {appWords.signOut}
      </MenuItem>
    </Menu>
  )
}
