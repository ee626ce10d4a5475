import { redirectTarget } from '@vireo/contracts/actions'
import { type AccessToken } from '@vireo/contracts/identity'
import { useSearchParams } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { enterSession, useSession } from '#kit/session/index.ts'

/** Answers where signing in leads, whether somebody is in already, and how to let them in. */
export function useEntrance(): {
  readonly target: string
  /** Whether somebody asked for a place of their own, instead of whichever is usual. */
  readonly hasTarget: boolean
  readonly isInside: boolean
  readonly enter: (token: AccessToken) => void
  /** The query to hand to the other entrance, so that its way leads to the same place. */
  readonly query: string
} {
  const [query] = useSearchParams()
  const session = useSession()
  const wanted = redirectTarget(query.get('redirect'), location.origin)
  const search = query.toString()
  return {
    target: wanted ?? paths.home,
    hasTarget: wanted !== undefined,
    isInside: session.status === 'signed-in',
    // The page follows as soon as the session knows: it is shown to nobody who is inside.
    enter: enterSession,
    query: search === '' ? '' : `?${search}`,
  }
}
