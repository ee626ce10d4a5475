import { useQueryClient } from '@tanstack/react-query'
import { pronunciationEndpoints, pronunciationLimits, type PronunciationRule } from '@vireo/contracts/pronunciation'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { showUndoable } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { mayEdit } from '#resources'
import { useAppliedDictionaries, useAppliedToAll, useRefreshDictionaries } from '../queries.ts'
import { saidIn } from '../rule-form.ts'
import { misreadWords } from './words.ts'

type Applied = NonNullable<ReturnType<typeof useAppliedDictionaries>>
type Locators = NonNullable<ReturnType<typeof useAppliedToAll>['locators']>

/** Finds a dictionary that all speech uses in its newest version and that one may write into. */
export function writableOf(applied: Applied, locators: Locators): string | undefined {
  const isNewest = (id: string) =>
    locators.some(({ pronunciation_dictionary_id: one, version_id: version }) => one === id && version === null)
  return applied.find((one) => mayEdit(one) && one.archived_time_unix === null && isNewest(one.id))?.id
}

/**
 * Makes a way to add rules that all speech follows: to a dictionary that is used for it, or to a new one where none can be
 * written into and one may say what all speech is said with. `save` rejects where the rule is refused; it is undefined for
 * everybody else, and until that is known.
 */
export function useRulesForAll() {
  const client = useQueryClient()
  const refresh = useRefreshDictionaries()
  const { locators, mayChange } = useAppliedToAll()
  const applied = useAppliedDictionaries()
  const after = async () => {
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: [pronunciationEndpoints.findMisread.id] })])
  }
  const { busy, attempt } = useAttempt(after)
  const isKnown = locators !== undefined && applied !== undefined
  const target = isKnown ? writableOf(applied, locators) : undefined
  const mayBegin = isKnown && mayChange && locators.length < pronunciationLimits.locatorsMax
  const write = async (rule: PronunciationRule): Promise<string> => {
    if (target !== undefined) {
      await call(pronunciationEndpoints.addRules, { pronunciation_dictionary_id: target, rules: [rule] })
      return target
    }
    const made = await call(pronunciationEndpoints.createFromRules, { name: misreadWords.dictionary, rules: [rule] })
    await call(workspacesEndpoints.update, {
      pronunciation_dictionary_locators: [...(locators ?? []), { pronunciation_dictionary_id: made.id }],
    })
    return made.id
  }
  const save = async (rule: PronunciationRule) => {
    const id = await write(rule)
    const { string_to_replace: word } = rule
    const undo = { pronunciation_dictionary_id: id, rule_strings: [word] }
    showUndoable(misreadWords.saved(word, saidIn(rule)), {
      action: misreadWords.undo,
      onUndo: () => void attempt(() => call(pronunciationEndpoints.removeRules, undo)),
    })
    await after()
  }
  const mayAdd = target !== undefined || mayBegin
  return { isKnown, busy, attempt, save: mayAdd ? save : undefined }
}
