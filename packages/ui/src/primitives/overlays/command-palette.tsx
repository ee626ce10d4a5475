import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

import { overlayClasses } from './overlay-classes.ts'
import { matchScore } from '../match-score.ts'
import { takesFocus, usePanelFocus } from './use-panel-focus.ts'

export type PaletteCommand = {
  readonly id: string
  readonly title: string
  /** More words under which the command is found. */
  readonly keywords?: readonly string[]
  readonly note?: string
  readonly icon?: ReactNode
  readonly run: () => void
}

export type PaletteGroup = { readonly title: string; readonly commands: readonly PaletteCommand[] }

/** Shows commands by group: type to find, Enter to do. */
export function CommandPalette({
  open,
  onClose,
  label,
  placeholder,
  nothingFound,
  groups,
  onTyped,
  onRun,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly placeholder: string
  readonly nothingFound: string
  readonly groups: readonly PaletteGroup[]
  /** Told what is typed, for groups that are searched elsewhere. */
  readonly onTyped?: (text: string) => void
  /** Told the id of a command before it is run. */
  readonly onRun?: (id: string) => void
}) {
  const focus = usePanelFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          className="fixed top-[12vh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-lg bg-raised shadow-float outline-none animate-[vireo-fade-in_160ms]"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <Command label={label} loop filter={(_, typed, texts) => matchScore(texts ?? [], typed)}>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden size={16} className="shrink-0 text-faint" />
              <Command.Input
                {...takesFocus}
                {...(onTyped && { onValueChange: onTyped })}
                placeholder={placeholder}
                className="h-12 w-full bg-transparent text-base outline-none"
              />
            </div>
            <Command.List className="max-h-[50vh] overflow-y-auto p-2">
              <Command.Empty className="px-2 py-8 text-center text-sm text-muted">{nothingFound}</Command.Empty>
              {groups.map((group) => (
                <PaletteSection key={group.title} group={group} onClose={onClose} {...(onRun && { onRun })} />
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function PaletteSection({
  group,
  onClose,
  onRun,
}: {
  readonly group: PaletteGroup
  readonly onClose: () => void
  readonly onRun?: (id: string) => void
}) {
  return (
    <Command.Group
      heading={group.title}
      className="**:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:py-2 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-faint"
    >
      {group.commands.map((command) => (
        <Command.Item
          key={command.id}
          value={command.id}
          keywords={[command.title, ...(command.keywords ?? [])]}
          onSelect={() => {
            onClose()
            onRun?.(command.id)
            command.run()
          }}
          className="flex min-h-10 items-center gap-3 rounded-md px-2 text-sm select-none data-[selected=true]:bg-hover"
        >
          <span aria-hidden className="text-muted">
            {command.icon}
          </span>
          <span className="min-w-0 flex-1 truncate">{command.title}</span>
          {command.note ? <span className="text-xs text-faint">{command.note}</span> : null}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
