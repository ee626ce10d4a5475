import { EmptyState } from '@vireo/ui'
import { AudioLines } from 'lucide-react'

import { AppLink, paths } from '#kit/routing/index.ts'
import { RecentRecordings } from '#history'
import { speechWords } from '../words.ts'

const takesShown = 12

/** The newest recordings beside the text they came from. */
export function RecentTakes() {
  return (
    <div className="flex flex-col gap-2">
      <RecentRecordings
        count={takesShown}
        empty={
          <EmptyState icon={<AudioLines size={28} />} title={speechWords.noTakes}>
            {speechWords.noTakesText}
          </EmptyState>
        }
      />
      <AppLink to={paths.history} className="rounded-sm px-2 py-1 text-sm font-medium text-accent hover:underline">
        {speechWords.allTakes}
      </AppLink>
    </div>
  )
}
