import { Skeleton } from '@vireo/ui'

/** Holds the place of a day of the log, in its shape. */
export function LogSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-2">
      <Skeleton className="h-4 w-20" />
      <div className="divide-y divide-line rounded-lg bg-surface">
        {['w-80', 'w-64', 'w-96', 'w-72', 'w-56'].map((width) => (
          <div key={width} className="flex items-center gap-3 px-4 py-3">
            <Skeleton className="size-8 rounded-full" />
            <div className="flex min-w-0 flex-1 flex-col gap-1.5">
              <Skeleton className={`h-4 max-w-full ${width}`} />
              <Skeleton className="h-3 w-40" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
