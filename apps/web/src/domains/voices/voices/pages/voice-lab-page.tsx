import { EmptyState } from '@vireo/ui'
import { FlaskConical } from 'lucide-react'

import { paths } from '#kit/routing/index.ts'
import { LabEntries, LinkButton } from '../lab/lab-entries.tsx'
import { VoiceBrowser } from '../lab/voice-browser.tsx'
import { VoicePlaces } from '../lab/voice-places.tsx'
import { labWords } from '../lab/words.ts'

/** One's own voices: finding them, changing them, and the ways to another. */
export function VoiceLabPage() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-lg text-sm text-pretty text-muted">{labWords.labLead}</p>
        <VoicePlaces />
      </div>
      <LabEntries />
      <VoiceBrowser
        scope="non-default"
        label={labWords.labList}
        empty={
          <EmptyState
            icon={<FlaskConical size={28} />}
            title={labWords.empty}
            action={<LinkButton to={paths.defaultVoices}>{labWords.toDefaults}</LinkButton>}
          >
            {labWords.emptyLead}
          </EmptyState>
        }
      />
    </div>
  )
}
