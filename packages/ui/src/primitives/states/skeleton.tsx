import { joinClasses } from '../../join-classes.ts'

/** Holds the place of content on its way with a grey shape, so that nothing moves when it arrives. */
export function Skeleton({ round = false, className }: { readonly round?: boolean; readonly className?: string }) {
  return (
    <span
      aria-hidden
      data-busy
      className={joinClasses(
        'block bg-fill animate-[vireo-pulse_1.4s_ease-in-out_infinite]',
        round ? 'rounded-full' : 'rounded-sm',
        className,
      )}
    />
  )
}

/** Holds the place of a paragraph: so many lines, the last one shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span aria-hidden className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={joinClasses('h-4', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

/** Holds the place of rows with a face, a name and what stands below it. */
export function SkeletonRows({ rows = 3, face = true }: { readonly rows?: number; readonly face?: boolean }) {
  return (
    <span aria-hidden className="flex flex-col">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex h-14 items-center gap-3">
          {face ? <Skeleton round className="size-10 shrink-0" /> : null}
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </span>
          <Skeleton className="h-8 w-16" />
        </span>
      ))}
    </span>
  )
}

/** Holds the place of a card: a title, a picture or waveform, a line below it. */
export function SkeletonCard() {
  return (
    <span aria-hidden className="flex flex-col gap-3 rounded-lg bg-surface p-4">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-4 w-1/3" />
    </span>
  )
}
