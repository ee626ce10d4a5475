import { musicEndpoints } from '@vireo/contracts/music'
import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { speechEndpoints } from '@vireo/contracts/speech'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setAccessToken } from './access-token.ts'
import { upload } from './upload.ts'

type Sent = { readonly url: string; readonly form: FormData; readonly authorization: string | undefined }
type Reply = { readonly status: number; readonly body: string; readonly type?: string }
let sent: Sent[] = []
let reply: (request: Sent) => Reply | 'broken' | 'held'

/** The little of the browser's older way to send that uploads use; a test says what comes back. */
class PretendRequest extends EventTarget {
  readonly upload = new EventTarget()
  responseType = ''
  status = 0
  statusText = ''
  response = new Blob()
  #url = ''
  #authorization: string | undefined
  #type = ''
  open(_method: string, url: string) {
    this.#url = url
  }
  setRequestHeader(_name: string, value: string) {
    this.#authorization = value
  }
  getAllResponseHeaders() {
    return `content-type: ${this.#type}\r\nhistory-item-id: h1\r\n`
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  send(form: FormData) {
    const request = { url: this.#url, form, authorization: this.#authorization }
    sent.push(request)
    const answer = reply(request)
    if (answer === 'held') return
    queueMicrotask(() => {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 10 }))
      if (answer !== 'broken') {
        this.status = answer.status
        this.response = new Blob([answer.body])
        this.#type = answer.type ?? 'application/json'
      }
      this.dispatchEvent(new Event(answer === 'broken' ? 'error' : 'load'))
      this.dispatchEvent(new Event('loadend'))
    })
  }
}

const token = (value: string) =>
  ({
    access_token: value,
    token_type: 'bearer',
    expires_in: 600,
    user_id: 'user_1',
    email_verified: true,
    session_inactivity_timeout: null,
    second_factor_setup_required: false,
  }) as const
const detail = { type: 'invalid_request', code: 'audio_too_long', status: 'audio_too_long', param: null }
const refusal = JSON.stringify({ detail: { ...detail, message: 'Too long.', request_id: 'r1' } })
const audio: Reply = { status: 200, body: 'sound', type: 'audio/mpeg' }
const file = new File(['abc'], 'take.wav')
const change = (signal = new AbortController().signal, onProgress: (share: number) => void = () => undefined) =>
  upload(speechEndpoints.changeVoice, { voice_id: 'v1', seed: null }, { audio: file }, { signal, onProgress })

beforeEach(() => {
  sent = []
  reply = () => audio
  setAccessToken(token('old'))
  vi.stubGlobal('XMLHttpRequest', PretendRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
  setAccessToken(undefined)
})

test('a form takes its files by name, and leaves out what nobody said', async () => {
  const { blob, contentType, headers } = await change()
  expect(await blob.text()).toBe('sound')
  expect([contentType, headers.get('history-item-id')]).toEqual(['audio/mpeg', 'h1'])
  const [first] = sent
  expect(first?.url).toContain('/v1/speech-to-speech/v1')
  expect(first?.form.get('audio')).toMatchObject({ name: 'take.wav' })
  expect(first?.form.has('seed')).toBe(false)
})

test('a list is sent as a field for each of its parts, and an empty one not at all', async () => {
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  await upload(musicEndpoints.videoToMusic, { tags: ['piano', 'warm'] }, { videos: [file] }, options)
  await upload(musicEndpoints.videoToMusic, { tags: [] }, { videos: [file] }, options)
  expect(sent.map(({ form }) => form.getAll('tags'))).toEqual([['piano', 'warm'], []])
})

test('how much has left is told as a share', async () => {
  const shares: number[] = []
  await change(undefined, (share) => shares.push(share))
  expect(shares).toEqual([0.5])
})

test('a token that expired is refreshed once, and the form is sent again with the new one', async () => {
  vi.stubGlobal('fetch', async () => Response.json(token('new')))
  reply = ({ authorization }) => (authorization === 'Bearer new' ? audio : { status: 401, body: refusal })
  await expect(change()).resolves.toMatchObject({ contentType: 'audio/mpeg' })
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new'])
})

test('whoever has no token is not given one by sending a form', async () => {
  setAccessToken(undefined)
  reply = () => ({ status: 401, body: refusal })
  await expect(change()).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
})

test('what the server refuses comes with its code, and with the id that it remembers it by', async () => {
  reply = () => ({ status: 400, body: refusal })
  await expect(change()).rejects.toMatchObject({ status: 400, code: 'audio_too_long', requestId: 'r1' })
})

test('an answer that is no JSON is a failure all the same', async () => {
  reply = () => ({ status: 502, body: '<h1>Bad gateway</h1>' })
  await expect(change()).rejects.toMatchObject({ status: 502 })
})

test('a connection that breaks is no answer', async () => {
  reply = () => 'broken'
  await expect(change()).rejects.toMatchObject({ status: 0 })
})

test('an upload that was called off ends so, under way and before it began', async () => {
  const under = new AbortController()
  reply = () => 'held'
  const underWay = change(under.signal)
  under.abort()
  await expect(underWay).rejects.toMatchObject({ name: 'AbortError' })
  await expect(change(under.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toHaveLength(1)
})

test('several files of a field are sent under the same name, in their order', async () => {
  const files = { files: [new File(['a'], 'one.wav'), new File(['b'], 'two.wav')] }
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const { uploadFor } = await import('./upload.ts')
  reply = () => ({ status: 200, body: 'no json' })
  const answer = uploadFor(professionalCloningEndpoints.addSamples, { voice_id: 'v1' }, files, options)
  await expect(answer).rejects.toMatchObject({ code: 'unexpected_answer' })
  expect(sent[0]?.form.getAll('files').map((each) => (each instanceof File ? each.name : each))).toEqual([
    'one.wav',
    'two.wav',
  ])
})
