import { useSearchParams } from 'react-router'

/** The query that opens the dialog, for links from elsewhere. */
export const inviteQuery = '?dialog=invite'

const [parameter, value] = ['dialog', 'invite'] as const

/** Says how to invite people: the dialog hangs on the address, so that a link from anywhere opens it. */
export function useInviteDialog(): {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
} {
  const [query, setQuery] = useSearchParams()
  const change = (isOpen: boolean) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (isOpen) changed.set(parameter, value)
        else changed.delete(parameter)
        return changed
      },
      { replace: true },
    )
  return { isOpen: query.get(parameter) === value, open: () => change(true), close: () => change(false) }
}
