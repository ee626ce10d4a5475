import { useState } from 'react'

import { showFailure } from '../../../kit/show-failure.ts'
import { useRefreshServiceAccounts } from '../queries.ts'

/** Does something, tells when it fails, and asks for the list again. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshServiceAccounts()
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
      await refresh()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, attempt }
}
