import { historyEndpoints } from '@vireo/contracts/history'
import { identityEndpoints } from '@vireo/contracts/identity'
import { speechEndpoints } from '@vireo/contracts/speech'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { expect, test } from 'vitest'

import { buildRequest } from './build-request.ts'

test('path, query and body each get their own fields', () => {
  const request = buildRequest(speechEndpoints.stream, {
    voice_id: 'a/b?c',
    output_format: 'mp3_44100_128',
    text: 'Hello',
    model_id: 'm',
  })
  expect(request.method).toBe('POST')
  expect(request.url).toBe('/v1/text-to-speech/a%2Fb%3Fc/stream?output_format=mp3_44100_128')
  expect(JSON.parse(request.body ?? '')).toEqual({ text: 'Hello', model_id: 'm' })
})

test('lists repeat their name; what is null, absent or empty is left out', () => {
  const request = buildRequest(voicesEndpoints.search, {
    language: ['en', 'de'],
    search: '',
    gender: null,
    page_size: 20,
  })
  expect(request.url).toBe('/v2/voices?page_size=20&language=en&language=de')
  expect(request.body).toBeUndefined()
})

test('a null in a body is said, an absent field is not', () => {
  const body = buildRequest(identityEndpoints.signUp, {
    email: 'a@b.example',
    password: 'secret',
    first_name: null,
  }).body
  expect(JSON.parse(body ?? '')).toEqual({ email: 'a@b.example', password: 'secret', first_name: null })
})

test('a body that takes several shapes has the fields of the one that is meant', () => {
  const { body } = buildRequest(identityEndpoints.updateSecondFactors, { action: 'confirm_totp', code: '123456' })
  expect(JSON.parse(body ?? '')).toEqual({ action: 'confirm_totp', code: '123456' })
})

test('a call without its path parameter never leaves the browser', () => {
  expect(() => buildRequest(historyEndpoints.get, {})).toThrow(TypeError)
  expect(() => buildRequest(historyEndpoints.get, { history_item_id: '' })).toThrow(TypeError)
})
