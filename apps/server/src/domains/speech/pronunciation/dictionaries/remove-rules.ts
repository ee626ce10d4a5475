import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import type { ListedDictionary } from '../tables.ts'
import { changeRules } from './change-rules.ts'

/** Removes the rules about some words from a dictionary; words that it says nothing about are none. */
export function removeRules(
  ctx: Context,
  { pronunciation_dictionary_id: id, rule_strings: words }: Input<typeof pronunciationEndpoints.removeRules>,
): Promise<ListedDictionary> {
  const removed = new Set(words)
  return changeRules(ctx, id, {
    added: [],
    of: (before) => before.filter((rule) => !removed.has(rule.string_to_replace)),
  })
}
