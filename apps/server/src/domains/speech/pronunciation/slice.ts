import { answer } from '#kernel/hooks.ts'
import { dictionariesExist } from '#workspaces'
import type { Slice } from '#domains/slice.ts'
import { dictionaryResource } from './dictionaries/resource-type.ts'
import { pronunciationHolding } from './holding.ts'
import { pronunciationRoutes } from './routes.ts'
import { dictionariesExist as answerDictionariesExist } from './speaking/dictionaries-exist.ts'

export const pronunciationSlice: Slice = {
  name: 'pronunciation',
  routes: pronunciationRoutes,
  holding: pronunciationHolding,
  resourceTypes: [dictionaryResource],
  answers: [answer(dictionariesExist, answerDictionariesExist)],
}
