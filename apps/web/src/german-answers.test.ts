import { auditActions, errorCatalogue } from '@vireo/contracts'
import { afterEach, expect, test } from 'vitest'

import { speak } from './kit/language/index.ts'
import { laterGerman } from './german.ts'
import { errorFromAnswer } from './kit/api/api-error.ts'
import { errorSentences } from './kit/api/error-sentences.ts'

afterEach(() => speak({}))

const german = async (part: 'errors' | 'acts') => {
  const { [part]: said } = (await laterGerman[part]?.()) ?? {}
  return new Map(Object.entries(said ?? {}).map(([code, sentence]) => [code, String(sentence)]))
}

test('every failure and every act of the audit log has German words of its own', async () => {
  const [failures, acts] = [await german('errors'), await german('acts')]
  expect([...failures.keys()].toSorted()).toEqual(Object.keys(errorCatalogue).toSorted())
  expect([...acts.keys()].toSorted()).toEqual([...auditActions].toSorted())
  for (const [code, { message }] of Object.entries(errorCatalogue)) expect(failures.get(code), code).not.toBe(message)
  for (const [code, sentence] of [...failures, ...acts]) {
    expect(sentence, code).toMatch(/^[A-ZÄÖÜ]/u)
    expect(sentence, code).not.toMatch(/\b(?:du|dein\w*|dich|dir)\b/iu)
    expect(sentence, code).not.toMatch(/\bWorkspaces?\b/u)
  }
})

test('a failure is told in German where German is spoken, and as the server says it where English is', async () => {
  const body = {
    detail: {
      type: 'authentication_error',
      code: 'wrong_credentials',
      status: 'wrong_credentials',
      message: 'The e-mail address or the password is wrong.',
      request_id: 'req_1',
      param: null,
    },
  }
  const answer = { status: 401, statusText: '', headers: new Headers() }
  expect(errorFromAnswer(answer, body, await errorSentences()).message).toBe(body.detail.message)
  speak({}, laterGerman)
  const error = errorFromAnswer(answer, body, await errorSentences())
  expect([error.code, error.message]).toEqual(['wrong_credentials', 'Die E-Mail-Adresse oder das Passwort ist falsch.'])
  const unknown = { detail: { ...body.detail, code: 'of_a_newer_server' } }
  expect(errorFromAnswer(answer, unknown, await errorSentences()).message).toBe(body.detail.message)
})
