import { expect, type Page } from '@playwright/test'

export const historyPath = '/app/speech-synthesis/text-to-speech/history'

/** Makes recordings by way of the API, oldest first, with the voices that come first in the library. */
export async function makeRecordings(page: Page, texts: readonly string[]): Promise<void> {
  const answers = await page.evaluate(async (sentences) => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
    const { voices } = await (await fetch('/v1/voices', { headers })).json()
    const statuses: number[] = []
    for (const [index, text] of sentences.entries()) {
      const answer = await fetch(`/v1/text-to-speech/${voices[index % 2].voice_id}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text }),
      })
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    return statuses
  }, texts)
  expect(answers).toEqual(texts.map(() => 200))
}

/** Opens the whole player, most of which is one step away on a narrow screen. */
export async function openWholePlayer(page: Page): Promise<void> {
  await expect(page.getByRole('slider', { name: 'Position' }).first()).toBeVisible()
  const more = page.getByRole('button', { name: 'Playback options' })
  if (await more.isVisible()) await more.click()
}

/** Speaks a text by the API for whoever is signed in, and answers the MP3: a recording to upload. */
export async function speakReading(page: Page, text: string): Promise<Buffer> {
  const encoded = await page.evaluate(async (words) => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
    const { voices } = await (await fetch('/v1/voices', { headers })).json()
    // One's own voices come first, and one that has just begun cannot speak.
    const premade = voices.find((voice: { category: string }) => voice.category === 'premade')
    const answer = await fetch(`/v1/text-to-speech/${premade.voice_id}?output_format=mp3_44100_64`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text: words, seed: 1 }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  }, text)
  return Buffer.from(encoded, 'base64')
}
