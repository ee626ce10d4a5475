import { Skeleton } from '@vireo/ui'

import { historyWords } from '../words.ts'

const widths = ['w-3/5', 'w-2/5', 'w-4/5', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5', 'w-1/2'] as const

/** Takes the room of recordings that are on their way, in their shape. */
export function LoadingRows() {
  return (
    <div aria-busy>
      <span className="sr-only">{historyWords.loading}</span>
      <Skeleton className="my-3 h-4 w-20" />
      <div className="rounded-lg bg-surface">
        {widths.map((width, place) => (
          <div key={place} className="flex items-center gap-4 px-3 py-2.5">
            <Skeleton round className="size-10 shrink-0" />
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-1/4" />
            </div>
            <Skeleton className="h-6 w-64 max-md:hidden" />
            <Skeleton className="h-3 w-24 max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  )
}
