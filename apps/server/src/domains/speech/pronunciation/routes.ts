import {
  pronunciationEndpoints,
  type CheckedRule,
  type MisreadWord,
  type PronunciationTest,
  type TestOutcome,
} from '@vireo/contracts/pronunciation'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { checkRules } from './checks/check-rules.ts'
import { findMisread } from './checks/find-misread.ts'
import { getTests } from './checks/get-tests.ts'
import { runTests } from './checks/run-tests.ts'
import { setTests } from './checks/set-tests.ts'
import type { Context } from '#kernel/context.ts'
import { addRules } from './dictionaries/add-rules.ts'
import { assertEditsDictionary } from './dictionaries/change-rules.ts'
import { removeRules } from './dictionaries/remove-rules.ts'
import { setRules } from './dictionaries/set-rules.ts'
import { assertDictionariesHaveRoom, createDictionary } from './dictionaries/create-dictionary.ts'
import { createFromFile } from './dictionaries/create-from-file.ts'
import { listDictionaries } from './dictionaries/list-dictionaries.ts'
import { downloadVersion } from './dictionaries/download-version.ts'
import { getDictionary } from './dictionaries/get-dictionary.ts'
import { getVersion } from './dictionaries/get-version.ts'
import { listVersions } from './dictionaries/list-versions.ts'
import { updateDictionary } from './dictionaries/update-dictionary.ts'
import {
  presentChanged,
  presentCreated,
  presentDictionaries,
  presentDictionary,
  presentVersion,
  presentVersions,
  presentWithRules,
} from './present-dictionary.ts'
import { hearRules } from './speaking/hear-rules.ts'

const created = { audit: 'pronunciation.dictionary-created' } as const
const changed = {
  audit: 'pronunciation.rules-changed',
  beforeBody: async (
    ctx: Context,
    { pronunciation_dictionary_id: id }: { readonly pronunciation_dictionary_id: string },
  ) => void (await assertEditsDictionary(ctx, id)),
} as const
const edited = { audit: 'pronunciation.dictionary-changed' } as const
const presentTests = (tests: readonly PronunciationTest[]) => ({ tests: [...tests] })

export const pronunciationRoutes = defineRoutes((on) => {
  on(pronunciationEndpoints.createFromFile, createFromFile, presentCreated, {
    ...created,
    beforeBody: assertDictionariesHaveRoom,
  })
  on(pronunciationEndpoints.createFromRules, createDictionary, presentCreated, {
    ...created,
    beforeBody: assertDictionariesHaveRoom,
  })
  on(pronunciationEndpoints.list, listDictionaries, presentDictionaries)
  on(pronunciationEndpoints.get, getDictionary, presentWithRules)
  on(pronunciationEndpoints.update, updateDictionary, presentDictionary, edited)
  on(pronunciationEndpoints.setRules, setRules, presentChanged, changed)
  on(pronunciationEndpoints.addRules, addRules, presentChanged, changed)
  on(pronunciationEndpoints.removeRules, removeRules, presentChanged, changed)
  on(pronunciationEndpoints.download, downloadVersion)
  on(pronunciationEndpoints.listVersions, listVersions, presentVersions)
  on(pronunciationEndpoints.getVersion, getVersion, presentVersion)
  on(pronunciationEndpoints.hear, hearRules, { audit: unaudited('made content', 'a recording in the history') })
  on(pronunciationEndpoints.check, checkRules, (rules: readonly CheckedRule[]) => ({ rules: [...rules] }), {
    audit: unaudited('reads only', 'whether rules can be said'),
  })
  on(pronunciationEndpoints.findMisread, findMisread, (words: readonly MisreadWord[]) => ({ words: [...words] }), {
    audit: unaudited('reads only', 'which words are misread'),
  })
  on(pronunciationEndpoints.getTests, getTests, presentTests)
  on(pronunciationEndpoints.setTests, setTests, presentTests, edited)
  on(pronunciationEndpoints.runTests, runTests, (outcomes: readonly TestOutcome[]) => ({ outcomes: [...outcomes] }), {
    audit: unaudited('reads only', 'how tests of a dictionary go'),
  })
})
