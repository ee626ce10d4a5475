import { useQuery } from '@tanstack/react-query'

import { accountWords } from './words.ts'

/** Leads to the mails of an instance that keeps them, for people at its own machine; others see nothing. */
export function OutboxLink() {
  const { data: isHere } = useQuery({
    queryKey: ['outbox'],
    enabled: ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname),
    queryFn: async () => (await fetch('/outbox', { method: 'HEAD' })).ok,
    retry: false,
  })
  if (!isHere) return null
  return (
    <a href="/outbox" className="text-sm font-medium text-accent underline-offset-4 hover:underline">
      {accountWords.openOutbox}
    </a>
  )
}
