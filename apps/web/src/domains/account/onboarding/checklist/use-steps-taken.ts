import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { OnboardingChecklist } from '@vireo/contracts/users'
import { useEffect } from 'react'

import { checklistQuery } from '../queries.ts'
import { tellOfSteps } from './tell-of-steps.ts'

/**
 * How long after something was changed in this tab it is looked whether that was a step, in milliseconds: what the server tells
 * itself takes a moment.
 */
const looksAfterMs = [700, 2500, 6000]

/** Sees that a step was taken soon after it was, and congratulates. */
export function useStepsTaken(checklist: OnboardingChecklist | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (checklist && !checklist.hidden) void tellOfSteps(checklist)
  }, [checklist])
  useEffect(() => lookAfterChanges(client), [client])
}

/** Asks for the list again after each change: whatever is changed here, its slice asks for it again. */
function lookAfterChanges(client: QueryClient): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const stopTimers = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const look = () => void client.refetchQueries({ queryKey: checklistQuery.queryKey })
  const stopListening = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    stopTimers()
    timers = looksAfterMs.map((afterMs) => setTimeout(look, afterMs))
  })
  return () => {
    stopListening()
    stopTimers()
  }
}
