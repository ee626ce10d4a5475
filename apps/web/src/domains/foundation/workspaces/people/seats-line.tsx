import { useSeats } from './queries.ts'
import { peopleWords } from './words.ts'

/** Says how many seats are taken, who is on the way, and that none is left. */
export function SeatsLine() {
  const { data: seats } = useSeats()
  if (!seats) return <span aria-hidden>{'\u00A0'}</span>
  const { used, max, pending_invites: pending } = seats
  return (
    <span className="tabular-nums">
      {peopleWords.seats(used, max)}
      {pending > 0 ? ` · ${peopleWords.waiting(pending)}` : null}
      {used + pending >= max ? ` · ${peopleWords.full}` : null}
    </span>
  )
}
