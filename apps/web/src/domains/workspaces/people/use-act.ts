import { showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { showFailure } from '../../../kit/show-failure.ts'
import { useRefreshPeople } from './queries.ts'

/** Does something to the people of the workspace and tells how it went; `busy` while it lasts. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshPeople()
  const act = async (work: () => Promise<unknown>, done: string, close: () => void = () => undefined) => {
    setBusy(true)
    try {
      await work()
      await refresh()
      showSuccess(done)
      close()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, act }
}
