import { Tooltip, joinClasses } from '@vireo/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { AppLink, type ExistingScreen } from '../../kit/routing/index.ts'
import { entryAt, navigation } from './navigation.ts'

/** The way to every screen. */
export function NavigationLinks({
  iconsOnly = false,
  onFollow,
}: {
  readonly iconsOnly?: boolean
  readonly onFollow?: () => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const entry = entryAt(useLocation().pathname)
  useEffect(() => {
    // Where one is stands in sight, also in a list that is longer than the screen.
    if (entry !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [entry])
  return (
    <div ref={list} className="flex flex-1 flex-col gap-4 overflow-y-auto p-3">
      {navigation().map((section) => (
        <div key={section.group} className="flex flex-col gap-1">
          {section.title && !iconsOnly ? (
            <p className="px-3 pb-1 text-xs font-medium text-faint">{section.title}</p>
          ) : null}
          {section.screens.map((screen) => (
            <NavigationLink key={screen.path} screen={screen} iconOnly={iconsOnly} {...(onFollow && { onFollow })} />
          ))}
        </div>
      ))}
    </div>
  )
}

function NavigationLink({
  screen: { path, title, icon: Icon },
  iconOnly,
  onFollow,
}: {
  readonly screen: ExistingScreen
  readonly iconOnly: boolean
  readonly onFollow?: () => void
}) {
  const label = title()
  const here = useLocation().pathname.replace(/\/$/u, '')
  const isHere = entryAt(here) === path
  const link = (
    <AppLink
      to={path}
      aria-current={here === path ? 'page' : isHere || undefined}
      aria-label={iconOnly ? label : undefined}
      onClick={onFollow}
      className={joinClasses(
        'flex min-h-9 items-center gap-3 rounded-md px-3 py-1 text-sm leading-tight font-medium transition-colors',
        iconOnly && 'justify-center px-0',
        isHere ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-hover hover:text-ink',
      )}
    >
      {Icon ? <Icon aria-hidden size={18} className="shrink-0" /> : null}
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
