import { expect, test, vi } from 'vitest'
import { docsGroups } from '../model/docs-groups.ts'
import { callOf } from '../model/call-of.ts'
import { type Call, requestOf } from './call.ts'

vi.stubGlobal('location', { origin: 'https://vireo.example.test' })
const operations = docsGroups.flatMap((group) => group.operations)
const callNamed = (id: string): Call | undefined => {
  const endpoint = operations.find((one) => one.id === id)
  return endpoint && callOf(endpoint)
}
const filled = (values: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

test('a JSON operation is sent with its path, its query and its body, and without what is empty', async () => {
  const call = callNamed('speech.convert')
  expect(call?.asks).toEqual(['costs'])
  if (!call) return
  const fields = {
    'field:voice_id': 'a b',
    'field:output_format': 'mp3_22050_32',
    'field:enable_logging': '',
    body: '{"text":"Hi"}',
  }
  const request = requestOf(call, filled(fields), { 'xi-api-key': 'key' })
  expect([request.method, request.url]).toEqual([
    'POST',
    'https://vireo.example.test/v1/text-to-speech/a%20b?output_format=mp3_22050_32',
  ])
  expect([request.headers.get('xi-api-key'), request.headers.get('content-type')]).toEqual(['key', 'application/json'])
  expect(await request.text()).toBe('{"text":"Hi"}')
})

test('it goes to this server only, with the key alone, and nothing of it is kept', () => {
  const call = callNamed('speech.convert')
  if (!call) throw new Error('The operation can be tried.')
  const voice = 'https://elsewhere.test/..//elsewhere.test?key=#$&\\'
  const request = requestOf(call, filled({ 'field:voice_id': voice, body: '{}' }), { 'xi-api-key': 'key' })
  expect(new URL(request.url).origin).toBe('https://vireo.example.test')
  expect(request.url.slice('https://vireo.example.test/v1/text-to-speech/'.length)).toBe(encodeURIComponent(voice))
  expect([request.redirect, request.credentials, request.cache, request.referrerPolicy]).toEqual([
    'error',
    'omit',
    'no-store',
    'no-referrer',
  ])
})

test.each(['.', '..'])('a field of “%s” does not make it another call', (dots) => {
  const call = callNamed('speech.convert')
  if (!call) throw new Error('The operation can be tried.')
  expect(() => requestOf(call, filled({ 'field:voice_id': dots, body: '{}' }), {})).toThrow('voice_id cannot be')
})

test('files are sent as a form, with every field that was filled in', async () => {
  const call = callNamed('instantCloning.create')
  if (!call) throw new Error('The operation can be tried.')
  const request = requestOf(call, filled({ 'field:files': new File(['x'], 'a.wav'), 'field:name': 'Me' }), {})
  const form = await request.formData()
  expect([...form.keys()].toSorted()).toEqual(['files', 'name'])
})

test('what only a browser may call, or anybody, is not offered; what deletes asks first', () => {
  expect(operations.length).toBeGreaterThan(100)
  for (const endpoint of operations) {
    const call = callOf(endpoint)
    if (endpoint.access === 'session' || endpoint.access === 'public') expect(call, endpoint.id).toBeUndefined()
    else if (endpoint.method === 'DELETE' && call) expect(call.asks, endpoint.id).toContain('deletes')
  }
})
