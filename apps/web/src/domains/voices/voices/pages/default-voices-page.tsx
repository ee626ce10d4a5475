import { EmptyState } from '@vireo/ui'
import { LibraryBig } from 'lucide-react'

import { VoiceBrowser } from '../lab/voice-browser.tsx'
import { labWords } from '../lab/words.ts'

/** The voices that come with the product. */
export function DefaultVoicesPage() {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-lg text-sm text-pretty text-muted">{labWords.defaultsLead}</p>
      <VoiceBrowser
        scope="default"
        label={labWords.defaultsList}
        empty={<EmptyState icon={<LibraryBig size={28} />} title={labWords.nothingFound} />}
      />
    </div>
  )
}
