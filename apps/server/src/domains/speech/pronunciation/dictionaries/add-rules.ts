import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { mergeRules } from '../rules/assert-rules.ts'
import type { ListedDictionary } from '../tables.ts'
import { changeRules } from './change-rules.ts'

/** Adds rules to a dictionary; one about the same words takes the place of the one before. */
export function addRules(
  ctx: Context,
  { pronunciation_dictionary_id: id, rules }: Input<typeof pronunciationEndpoints.addRules>,
): Promise<ListedDictionary> {
  return changeRules(ctx, id, { added: rules, of: (before) => mergeRules(before, rules) })
}
