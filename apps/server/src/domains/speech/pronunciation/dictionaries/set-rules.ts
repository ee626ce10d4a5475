import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { mergeRules } from '../rules/assert-rules.ts'
import type { ListedDictionary } from '../tables.ts'
import { changeRules } from './change-rules.ts'

/** Puts rules in place of all those that a dictionary has. */
export function setRules(
  ctx: Context,
  { pronunciation_dictionary_id: id, rules }: Input<typeof pronunciationEndpoints.setRules>,
): Promise<ListedDictionary> {
  return changeRules(ctx, id, { added: rules, of: () => mergeRules([], rules) })
}
