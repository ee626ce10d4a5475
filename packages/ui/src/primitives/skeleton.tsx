import { joinClasses } from '../join-classes.ts'

/** A grey shape that holds the place of content on its way, so that nothing moves when it arrives. */
export function Skeleton({ round = false, className }: { readonly round?: boolean; readonly className?: string }) {
  return (
    <span
      aria-hidden
      data-busy
      className={joinClasses(
        'block bg-hover animate-[vireo-pulse_1.4s_ease-in-out_infinite]',
        round ? 'rounded-full' : 'rounded-sm',
        className,
      )}
    />
  )
}
