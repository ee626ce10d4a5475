import { AudioLines, Bot, Code, Ear, Film, History, House, Music, UsersRound, type LucideIcon } from 'lucide-react'

import type { SidebarGroup } from '../../../kit/routing/index.ts'
import { appWords } from '../../words.ts'

const icons: Readonly<Record<SidebarGroup, LucideIcon>> = {
  home: House,
  speech: AudioLines,
  sounds: Music,
  studio: Film,
  voices: UsersRound,
  listen: Ear,
  agents: Bot,
  history: History,
  developers: Code,
}

/** Answers the icon and the name of an entry of the sidebar. */
export function lookOf(group: SidebarGroup): { readonly Icon: LucideIcon; readonly label: string } {
  return { Icon: icons[group], label: appWords.groups[group] }
}
