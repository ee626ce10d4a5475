import { z } from 'zod'
import { defineEndpoint, idOf } from '../kit/index.ts'
import { CheckedRule, MisreadWord, PronunciationTests, TestOutcome } from './checks.ts'
import { DictionaryPath } from './schemas.ts'
import { PronunciationRule } from './rules.ts'

const read = { scope: 'pronunciation_dictionaries_read' } as const
const language = z.string().min(2).max(35).default('en')
const notFound = 'pronunciation_dictionary_not_found'

/** A few rules that are being written. */
const Draft = z.array(PronunciationRule).max(50)

/** What helps to write rules: hearing them, checking them, finding words that need some. */
export const pronunciationCheckEndpoints = {
  hear: defineEndpoint({
    id: 'pronunciation.hear',
    method: 'POST',
    path: '/v1/pronunciation/hear',
    summary: 'Hear a few words with rules that are not saved yet; it costs what speaking them costs',
    access: { scope: 'text_to_speech' },
    body: z.object({
      voice_id: idOf('voice', z.string().min(1).max(64)),
      text: z.string().trim().min(1).max(500),
      rules: Draft,
    }),
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: [
      'invalid_pronunciation_rule',
      'voice_not_found',
      'empty_text',
      'insufficient_credits',
      'concurrent_limit_exceeded',
      'engine_failed',
    ],
  }),
  check: defineEndpoint({
    id: 'pronunciation.check',
    method: 'POST',
    path: '/v1/pronunciation/check',
    summary: 'Say of rules whether they can be read, and what each installed engine says in place of their sounds',
    access: read,
    body: z.object({ rules: Draft, language }),
    success: { status: 200, schema: z.object({ rules: z.array(CheckedRule) }) },
    errors: ['engine_failed', 'concurrent_limit_exceeded'],
  }),
  findMisread: defineEndpoint({
    id: 'pronunciation.findMisread',
    method: 'POST',
    path: '/v1/pronunciation/misread',
    summary: 'Find the words of a text that are probably misread, with rules that help',
    access: read,
    body: z.object({ text: z.string().max(100_000), language }),
    success: { status: 200, schema: z.object({ words: z.array(MisreadWord) }) },
    errors: [],
  }),
  getTests: defineEndpoint({
    id: 'pronunciation.getTests',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/tests',
    summary: 'Get the tests of a dictionary',
    access: read,
    params: DictionaryPath,
    success: { status: 200, schema: z.object({ tests: PronunciationTests }) },
    errors: [notFound],
  }),
  setTests: defineEndpoint({
    id: 'pronunciation.setTests',
    method: 'PUT',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/tests',
    summary: 'Put tests in place of all those that a dictionary has',
    access: { scope: 'pronunciation_dictionaries_write' },
    params: DictionaryPath,
    body: z.object({ tests: PronunciationTests }),
    success: { status: 200, schema: z.object({ tests: PronunciationTests }) },
    errors: [notFound, 'forbidden'],
  }),
  runTests: defineEndpoint({
    id: 'pronunciation.runTests',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/tests/run',
    summary: 'Run the tests of a dictionary against its newest version',
    access: read,
    params: DictionaryPath,
    body: z.object({ language }),
    bodyOptional: true,
    success: { status: 200, schema: z.object({ outcomes: z.array(TestOutcome) }) },
    errors: [notFound, 'unsupported_language', 'engine_failed', 'concurrent_limit_exceeded'],
  }),
} as const
