import { EmptyState } from '@vireo/ui'

import { PageLead } from '#kit/page/index.ts'
import { GhostVoices } from '#kit/pictures/ghosts.tsx'
import { paths } from '#kit/routing/index.ts'
import { LinkButton } from '../lab/lab-entries.tsx'
import { VoiceBrowser } from '../lab/voice-browser.tsx'
import { labWords } from '../lab/words.ts'

/** Shows the voices that members of the workspace share with each other. */
export function WorkspaceVoicesPage() {
  return (
    <>
      <PageLead>{labWords.workspaceLead}</PageLead>
      <VoiceBrowser
        scope="workspace"
        label={labWords.workspaceList}
        empty={
          <EmptyState
            picture={<GhostVoices />}
            title={labWords.emptyWorkspace}
            action={<LinkButton to={paths.voiceLab}>{labWords.toLab}</LinkButton>}
          >
            {labWords.emptyWorkspaceLead}
          </EmptyState>
        }
      />
    </>
  )
}
