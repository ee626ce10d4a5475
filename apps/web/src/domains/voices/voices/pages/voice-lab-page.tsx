import { EmptyState } from '@vireo/ui'

import { PageAction, PageLead } from '#kit/page/index.ts'
import { GhostVoices } from '#kit/pictures/ghosts.tsx'
import { paths } from '#kit/routing/index.ts'
import { CollectionChips } from '../collections/collection-chips.tsx'
import { LackNotes } from '../components/lack-notes.tsx'
import { LaterExample } from '../example/later-example.tsx'
import { LabEntries, LinkButton, NewVoiceMenu } from '../lab/lab-entries.tsx'
import { VoiceBrowser } from '../lab/voice-browser.tsx'
import { VoicePlaces } from '../lab/voice-places.tsx'
import { labWords } from '../lab/words.ts'

/** Shows one's own voices: finding them, changing them, and the ways to another. */
export function VoiceLabPage() {
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{labWords.labLead}</PageLead>
      <PageAction>
        <NewVoiceMenu />
      </PageAction>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <CollectionChips />
        <VoicePlaces />
      </div>
      <VoiceBrowser
        scope="mine"
        label={labWords.labList}
        empty={
          <>
            <EmptyState
              picture={<GhostVoices />}
              example={<LaterExample />}
              title={labWords.empty}
              action={<LinkButton to={paths.voiceLibrary}>{labWords.toDefaults}</LinkButton>}
            >
              {labWords.emptyLead}
            </EmptyState>
            <LabEntries />
            <LackNotes />
          </>
        }
      />
    </div>
  )
}
