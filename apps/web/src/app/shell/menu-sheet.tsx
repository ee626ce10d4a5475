import { Sheet } from '@vireo/ui'

import { WorkspaceSwitcher } from '#workspaces'
import { appWords } from '../words.ts'
import { AccountButton } from './account-button.tsx'
import { NavigationLinks } from './navigation/navigation-links.tsx'

/** Shows what the sidebar holds on a narrow screen. */
export function MenuSheet({
  onClose,
  onShortcuts,
}: {
  readonly onClose: () => void
  readonly onShortcuts: () => void
}) {
  return (
    <Sheet open onClose={onClose} title={appWords.menu} titleHidden side="left">
      <nav aria-label={appWords.navigation} className="flex min-h-0 flex-1 flex-col">
        <WorkspaceSwitcher />
        <NavigationLinks onFollow={onClose} />
        <div className="p-3">
          <AccountButton iconOnly={false} onShortcuts={onShortcuts} />
        </div>
      </nav>
    </Sheet>
  )
}
