import { CommandPalette } from '@vireo/ui'

import { appWords } from '../words.ts'
import { usePaletteGroups } from './use-palette-groups.tsx'

/** Every screen, action, voice and recent recording, a few letters away. */
export function Palette({ onClose, onShortcuts }: { readonly onClose: () => void; readonly onShortcuts: () => void }) {
  const groups = usePaletteGroups(onShortcuts)
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={appWords.palette}
      placeholder={appWords.search}
      nothingFound={appWords.nothingFound}
      groups={groups}
    />
  )
}
