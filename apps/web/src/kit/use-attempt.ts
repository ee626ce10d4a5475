import { useState } from 'react'

import { showFailure } from './failures/show-failure.ts'

/** Makes a way to do something and `after` it what follows; tells when either fails. `busy` while it goes on. */
export function useAttempt(after: () => Promise<unknown> = async () => undefined) {
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await act()
      await after()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, attempt }
}
