import { Sheet } from '@vireo/ui'

import { WorkspaceSwitcher } from '#workspaces'
import { appWords } from '../words.ts'
import { NavigationLinks } from './navigation-links.tsx'

/** The sidebar's links on a narrow screen. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={appWords.menu} titleHidden side="left">
      <nav aria-label={appWords.navigation}>
        <WorkspaceSwitcher />
        <NavigationLinks onFollow={onClose} />
      </nav>
    </Sheet>
  )
}
