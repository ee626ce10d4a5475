import { Skeleton } from '@vireo/ui'

/** Holds the place of rows that are on their way, in their shape; people have a face. */
export function RowsSkeleton({ withFaces = false }: { readonly withFaces?: boolean }) {
  return (
    <div aria-busy className="divide-y divide-line rounded-lg bg-surface">
      {['w-40', 'w-56', 'w-32'].map((width) => (
        <div key={width} className="flex h-16 items-center gap-3 px-4">
          {withFaces ? <Skeleton round className="size-8" /> : null}
          <div className="flex min-w-0 flex-1 flex-col gap-1.5">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="h-3 w-32" />
          </div>
          <Skeleton className="h-4 w-16 max-md:hidden" />
          <Skeleton className="h-4 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
