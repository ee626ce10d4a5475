import { useQuery } from '@tanstack/react-query'

import { accountWords } from './words.ts'

/** Leads to the mails of an instance that keeps them, for people at its own machine; others see nothing. */
export function OutboxLink() {
  const { data: isHere } = useQuery({
    queryKey: ['outbox'],
    enabled: ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname),
    // 401: there is one, for whoever has the link that was printed at start; the page says so.
    queryFn: async () => [200, 401].includes((await fetch('/outbox', { method: 'HEAD' })).status),
    retry: false,
  })
  if (!isHere) return null
  return (
    <a
      href="/outbox"
      title={accountWords.keptHere}
      className="shrink-0 rounded-sm text-sm font-medium text-ink underline underline-offset-4"
    >
      {accountWords.openOutbox}
    </a>
  )
}
