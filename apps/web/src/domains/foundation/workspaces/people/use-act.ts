import { showSuccess } from '@vireo/ui'

import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshPeople } from './queries.ts'

/** Does something to the people of the workspace and tells how it went; `busy` while it lasts. */
export function useAct() {
  const { busy, attempt } = useAttempt()
  const refresh = useRefreshPeople()
  const act = (work: () => Promise<unknown>, done: string, close: () => void = () => undefined) =>
    attempt(async () => {
      await work()
      await refresh()
      showSuccess(done)
      close()
    })
  return { busy, act }
}
