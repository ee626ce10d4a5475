import type { PaletteGroup } from '@vireo/ui'
import { z } from 'zod'

import { readStored, writeStored } from '../../../kit/storage.ts'

const storageKey = 'vireo.recent-commands'
const kept = 5

/** Remembers that a command was run, as the latest of the few that are remembered until somebody signs out. */
export function noteRecent(id: string): void {
  writeStored(storageKey, [id, ...recentIds().filter((other) => other !== id)].slice(0, kept))
}

/** Puts the commands that were run last before the groups, under a title of their own, and nowhere twice. */
export function withRecentFirst(groups: readonly PaletteGroup[], title: string): PaletteGroup[] {
  const all = groups.flatMap((group) => group.commands)
  const recent = recentIds().flatMap((id) => all.find((command) => command.id === id) ?? [])
  if (recent.length === 0) return [...groups]
  const rest = groups.map((group) => ({
    ...group,
    commands: group.commands.filter((command) => !recent.includes(command)),
  }))
  return [{ title, commands: recent }, ...rest.filter((group) => group.commands.length > 0)]
}

function recentIds(): string[] {
  return readStored(storageKey, z.array(z.string())) ?? []
}
