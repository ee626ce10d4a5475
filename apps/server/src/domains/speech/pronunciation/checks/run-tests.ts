import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints, PronunciationTest, TestOutcome } from '@vireo/contracts/pronunciation'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { PremadeVoice } from '#voices/library/index.ts'
import { enterConcurrency } from '#usage'
import { getSeenDictionary, noSuchDictionary } from '../dictionaries/dictionary-as.ts'
import { inOrder, type Pronunciation } from '../speaking/pronunciation.ts'
import { compiledVersion } from '../speaking/resolve-pronunciation.ts'
import { saidWith, sayAloud, voicesByEngine } from './say-aloud.ts'

/**
 * Runs the tests of a dictionary against its newest version: an engine is asked for the sounds of the words with the
 * rules, and for those of what they are to sound like without. Stress is not compared.
 */
export async function runTests(
  ctx: With<'concurrency' | 'settings' | 'speech'>,
  { pronunciation_dictionary_id: id, language }: Input<typeof pronunciationEndpoints.runTests>,
): Promise<readonly TestOutcome[]> {
  const { row } = await getSeenDictionary(ctx, id)
  const rules = await compiledVersion(ctx, id, row.latest_version_id)
  if (!rules) throw noSuchDictionary(id)
  const pronunciation = inOrder(row.latest_version_id, [rules])
  // Nobody pays for it, so that it takes a place among what the workspace lets engines do at a time.
  const place = await enterConcurrency(ctx, 'multilingual')
  try {
    return await runAll(ctx, row.tests, { pronunciation, voice: await tellingVoice(ctx, language) })
  } finally {
    place.leave()
  }
}

type Means = { readonly pronunciation: Pronunciation; readonly voice: PremadeVoice }

async function runAll(
  ctx: With<'settings' | 'speech'>,
  tests: readonly PronunciationTest[],
  { pronunciation, voice }: Means,
): Promise<readonly TestOutcome[]> {
  const outcomes: TestOutcome[] = []
  for (const test of tests) {
    const said = saidWith(pronunciation, test.text)
    const heard = (said && (await sayAloud(ctx, voice, said.text, said.sounds))?.ipa) ?? []
    const expected = (await sayAloud(ctx, voice, test.sounds_like))?.ipa ?? []
    const passed = heard.length > 0 && plain(heard) === plain(expected)
    outcomes.push({ ...test, passed, expected: expected.join(''), heard: heard.join('') })
  }
  return outcomes
}

/** Finds a voice whose engine tells what it says. Throws `unsupported_language` where none does. */
async function tellingVoice(ctx: With<'settings' | 'speech'>, language: string): Promise<PremadeVoice> {
  for (const voice of voicesByEngine(ctx, language)) {
    const said = await sayAloud(ctx, voice, 'a')
    if (said?.takesSounds) return voice
  }
  throw new AppError('unsupported_language', { message: `No engine tells how it says ${language}.`, param: 'language' })
}

const plain = (ipa: readonly string[]): string => ipa.join('').replaceAll(/[ˈˌː\s]/gu, '')
