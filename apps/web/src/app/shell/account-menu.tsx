import { Avatar, Menu, MenuItem, MenuLabel, MenuSeparator } from '@vireo/ui'
import { BookOpen, Code, Keyboard, LogOut, Settings } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '../../kit/routing/index.ts'
import { signOut } from '../../kit/session/index.ts'
import { showFailure } from '../../kit/failures/show-failure.ts'
import { useUser } from '#users'
import { appWords } from '../words.ts'

/** Who is signed in, and the way out. */
export function AccountMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { data: user } = useUser()
  const navigate = useNavigate()
  return (
    <Menu
      trigger={
        <button type="button" aria-label={appWords.account} className="rounded-full">
          <Avatar name={user?.first_name ?? user?.email ?? ''} size="sm" />
        </button>
      }
    >
      <MenuLabel>
        <span className="block text-xs text-muted">{appWords.signedInAs}</span>
        <span className="block truncate font-medium">{user?.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<Settings aria-hidden size={16} />} onSelect={() => void navigate(paths.settings)}>
        {appWords.settings}
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden size={16} />} shortcut="?" onSelect={onShortcuts}>
        {appWords.shortcuts}
      </MenuItem>
      <MenuItem
        icon={<BookOpen aria-hidden size={16} />}
        onSelect={() => globalThis.open('/docs', '_blank', 'noopener')}
      >
        {appWords.docs}
      </MenuItem>
      <MenuItem icon={<Code aria-hidden size={16} />} onSelect={() => location.assign('/source')}>
        {appWords.source}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void signOut().catch(showFailure)}>
        {appWords.signOut}
      </MenuItem>
    </Menu>
  )
}
