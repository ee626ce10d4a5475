import { Button, Menu, MenuItem, buttonClasses } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'

import { AppLink, paths, screensOfferedAt } from '#kit/routing/index.ts'
import { labWords } from './words.ts'

/** Shows every way to another voice that exists: screens offer themselves where they are registered. */
export function LabEntries() {
  const entries = screensOfferedAt(paths.voiceLab)
  if (entries.length === 0) return null
  return (
    <nav aria-label={labWords.create} className="p-2">
      <ul className="grid gap-2 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {entries.map(({ path, title, icon: Icon, offer }) => (
          <li key={path}>
            <AppLink to={path} className="flex h-full items-start gap-3 rounded-lg bg-fill p-4 hover:bg-fill-hover">
              {Icon ? <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" /> : null}
              <span className="min-w-0">
                <span className="block font-medium">{title()}</span>
                <span className="block text-xs text-muted">{offer?.note()}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Offers the same ways behind the one primary button of a screen. */
export function NewVoiceMenu() {
  const navigate = useNavigate()
  const entries = screensOfferedAt(paths.voiceLab)
  if (entries.length === 0) return null
  return (
    <Menu
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden size={16} />}>
          {labWords.newVoice}
        </Button>
      }
    >
      {entries.map(({ path, title, icon: Icon }) => (
        <MenuItem key={path} icon={Icon ? <Icon aria-hidden size={16} /> : null} onSelect={() => void navigate(path)}>
          {title()}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Looks like a button and leads elsewhere, for empty lists. */
export function LinkButton({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <AppLink to={to} className={buttonClasses({})}>
      {children}
    </AppLink>
  )
}
