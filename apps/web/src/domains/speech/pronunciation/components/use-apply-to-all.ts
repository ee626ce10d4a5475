import { type Dictionary, pronunciationLimits } from '@vireo/contracts/pronunciation'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { showMessage, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useAppliedToAll, useRefreshDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Answers whether all speech uses a dictionary, and a way to change that for those who may. */
export function useApplyToAll({ id }: Pick<Dictionary, 'id'>) {
  const { locators, mayChange } = useAppliedToAll()
  const { busy, attempt } = useAttempt(useRefreshDictionaries())
  const isApplied = locators?.some((locator) => locator.pronunciation_dictionary_id === id) ?? false
  const turn = (all: NonNullable<typeof locators>) => {
    if (!isApplied && all.length >= pronunciationLimits.locatorsMax) return showMessage(pronunciationWords.threeAlready)
    return void attempt(async () => {
      const others = all.filter((locator) => locator.pronunciation_dictionary_id !== id)
      await call(workspacesEndpoints.update, {
        pronunciation_dictionary_locators: isApplied ? others : [...others, { pronunciation_dictionary_id: id }],
      })
      showSuccess(isApplied ? pronunciationWords.notUsedNow : pronunciationWords.usedNow)
    })
  }
  return {
    isKnown: locators !== undefined,
    isApplied,
    busy,
    turn: mayChange && locators ? () => turn(locators) : undefined,
  }
}
