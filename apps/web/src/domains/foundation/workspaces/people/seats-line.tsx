import { AppLink, paths } from '#kit/routing/index.ts'
import { isFull, useMay, useSeats } from './queries.ts'
import { peopleWords } from './words.ts'

/** How many seats are taken, that none is left, and to whoever may make room how. */
export function SeatsLine({ id }: { readonly id?: string }) {
  const { data: seats } = useSeats()
  const mayInvite = useMay('workspace_members_invite') ?? false
  if (!seats) return <p className="mt-1 h-5" />
  const { used, max, pending_invites: pending } = seats
  return (
    <p id={id} className="mt-1 text-sm">
      <span className="font-medium tabular-nums">{peopleWords.seats(used, max)}</span>
      {pending > 0 ? <span className="text-muted"> · {peopleWords.waiting(pending)}</span> : null}
      {isFull(seats) ? (
        <span className="block text-muted">
          {used >= max ? peopleWords.full : peopleWords.promised} {mayInvite ? peopleWords.makeRoom : null}{' '}
          {mayInvite ? (
            <AppLink to={paths.subscription} className="text-accent underline">
              {peopleWords.plans}
            </AppLink>
          ) : null}
        </span>
      ) : null}
    </p>
  )
}
