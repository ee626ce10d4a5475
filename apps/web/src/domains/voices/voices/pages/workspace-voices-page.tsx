import { EmptyState } from '@vireo/ui'
import { UsersRound } from 'lucide-react'

import { paths } from '#kit/routing/index.ts'
import { LinkButton } from '../lab/lab-entries.tsx'
import { VoiceBrowser } from '../lab/voice-browser.tsx'
import { labWords } from '../lab/words.ts'

/** The voices that members of the workspace share with each other. */
export function WorkspaceVoicesPage() {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-lg text-sm text-pretty text-muted">{labWords.workspaceLead}</p>
      <VoiceBrowser
        scope="workspace"
        label={labWords.workspaceList}
        empty={
          <EmptyState
            icon={<UsersRound size={28} />}
            title={labWords.emptyWorkspace}
            action={<LinkButton to={paths.voiceLab}>{labWords.toLab}</LinkButton>}
          >
            {labWords.emptyWorkspaceLead}
          </EmptyState>
        }
      />
    </div>
  )
}
