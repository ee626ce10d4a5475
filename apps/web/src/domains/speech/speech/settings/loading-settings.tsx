import { Skeleton } from '@vireo/ui'

/** Draws the settings while they are loading, as tall as they will be. */
export function LoadingSettings() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
