import { SpokenTranscript, transcriptionEndpoints, transcriptionLimits } from '@vireo/contracts/transcription'
import { beforeEach, expect, test } from 'vitest'
import { of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, get, send, change } = on
beforeEach(() => on.reset())

async function given(): Promise<{ readonly id: string; readonly sound: Uint8Array }> {
  const sound = recording(3)
  const { transcription_id: id } = SpokenTranscript.parse(await (await send(sound)).json())
  return { id: id ?? '', sound }
}

async function addressOf(id: string): Promise<URL> {
  const answer = await get(of(id, '/media-address'))
  return new URL(transcriptionEndpoints.getMediaAddress.success.schema.parse(await answer.json()).url)
}

const at = ({ pathname, search }: URL) => pathname + search

test('a player without credentials finds the recording at its address, whole and in parts', async () => {
  const { id, sound } = await given()
  const address = at(await addressOf(id))
  const whole = await server.fetch(address)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(sound)
  const part = await server.fetch(address, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(sound.slice(100, 200))
})

test('an address opens one recording, until its time is over, and as long as it is kept', async () => {
  const [one, other] = [await given(), await given()]
  const address = await addressOf(one.id)
  const elsewhere = new URL(address)
  elsewhere.pathname = address.pathname.replace(one.id, other.id)
  expect((await server.fetch(at(elsewhere))).status).toBe(404)
  const later = new URL(address)
  const [until = '', mac] = (address.searchParams.get('key') ?? '').split('.')
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(transcriptionLimits.mediaAddressSeconds * 1000)
  later.searchParams.set('key', `${Number(until) + 1000}.${mac}`)
  expect((await server.fetch(at(later))).status).toBe(404)
  await change(of(one.id, '/media'), 'DELETE')
  expect((await server.fetch(at(address))).status).toBe(404)
  expect((await get(of(one.id, '/media-address'))).status).toBe(404)
})

test('nobody else is given an address', async () => {
  const { id } = await given()
  const { headers } = await server.signUp()
  expect((await server.fetch(of(id, '/media-address'), { headers })).status).toBe(404)
})
