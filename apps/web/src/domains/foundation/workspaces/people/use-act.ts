import { showSuccess } from '@vireo/ui'

import { useAttempt } from '#kit/use-attempt.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useRefreshPeople } from './queries.ts'

/** Changes something about the people of the workspace and tells how it went; `busy` while it lasts. */
export function useAct() {
  const { busy, attempt } = useAttempt()
  return { busy, act: useTelling(attempt) }
}

/** Changes something for an open dialog in the same way: what fails is a `problem` that the dialog shows. */
export function useDialogAct() {
  const { busy, problem, attempt } = useDialogAttempt()
  return { busy, problem, act: useTelling(attempt) }
}

function useTelling(attempt: (work: () => Promise<unknown>) => Promise<void>) {
  const refresh = useRefreshPeople()
  return (work: () => Promise<unknown>, done: string, close: () => void = () => undefined) =>
    attempt(async () => {
      await work()
      await refresh()
      showSuccess(done)
      close()
    })
}
