import { CommandPalette } from '@vireo/ui'
import { useState } from 'react'

import { useDebounced } from '../../../kit/use-debounced.ts'
import { appWords } from '../../words.ts'
import { useActionCommands } from './action-commands.tsx'
import { useCreateCommands } from './create-commands.tsx'
import { noteRecent, withRecentFirst } from './recent-commands.ts'
import { useRecordingCommands } from './recording-commands.tsx'
import { useScreenCommands } from './screen-commands.tsx'
import { useVoiceCommands } from './voice-commands.tsx'

/** How long typing rests before the history is searched, in milliseconds. */
const restMs = 150

/** Offers everything that can be done a few letters away; what was done last stands first. */
export function Palette({ onClose, onShortcuts }: { readonly onClose: () => void; readonly onShortcuts: () => void }) {
  const [typed, setTyped] = useState('')
  const searched = useDebounced(typed.trim(), restMs)
  const groups = [
    { title: appWords.create, commands: useCreateCommands() },
    { title: appWords.goTo, commands: useScreenCommands() },
    { title: appWords.actions, commands: useActionCommands(onShortcuts) },
    { title: appWords.recordings, commands: useRecordingCommands(searched) },
    { title: appWords.voices, commands: useVoiceCommands() },
  ].filter((group) => group.commands.length > 0)
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={appWords.palette}
      placeholder={appWords.search}
      nothingFound={appWords.nothingFound}
      groups={typed.trim() === '' ? withRecentFirst(groups, appWords.recentCommands) : groups}
      onTyped={setTyped}
      onRun={noteRecent}
    />
  )
}
