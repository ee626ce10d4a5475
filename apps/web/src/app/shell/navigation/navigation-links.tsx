import { Tooltip, joinClasses } from '@vireo/ui'
import { useLocation } from 'react-router'

import { AppLink } from '../../../kit/routing/index.ts'
import { lookOf } from './entry-looks.ts'
import { groupAt, sidebarEntries, type SidebarEntry } from './navigation.ts'

/** Shows the entries of the product, at most nine; the one that the screen stands under is marked. */
export function NavigationLinks({
  iconsOnly = false,
  onFollow,
}: {
  readonly iconsOnly?: boolean
  readonly onFollow?: () => void
}) {
  const path = usePlainPath()
  const here = groupAt(path)
  return (
    <div className="flex flex-1 flex-col gap-0.5 overflow-y-auto px-3 py-2">
      {sidebarEntries().map((entry) => (
        <Entry
          key={entry.group}
          entry={entry}
          mark={entry.path === path ? 'page' : entry.group === here}
          iconOnly={iconsOnly}
          {...(onFollow && { onFollow })}
        />
      ))}
    </div>
  )
}

function Entry({
  entry: { group, path },
  mark,
  iconOnly,
  onFollow,
}: {
  readonly entry: SidebarEntry
  readonly mark: 'page' | boolean
  readonly iconOnly: boolean
  readonly onFollow?: () => void
}) {
  const { Icon, label } = lookOf(group)
  const link = (
    <AppLink
      to={path}
      aria-current={mark || undefined}
      aria-label={iconOnly ? label : undefined}
      onClick={onFollow}
      className={joinClasses(
        'flex h-8 items-center gap-3 rounded-md px-2 text-sm font-medium transition-colors',
        iconOnly && 'justify-center px-0',
        mark ? 'bg-fill text-ink' : 'text-muted hover:bg-fill hover:text-ink',
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      {iconOnly ? null : label}
    </AppLink>
  )
  if (!iconOnly) return link
  return (
    <Tooltip content={label} side="right">
      {link}
    </Tooltip>
  )
}

/** Answers the path of the screen without a slash at its end. */
export function usePlainPath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/u, '')
}
