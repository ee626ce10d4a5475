import type { Page } from '@playwright/test'

/** Makes voices by way of the API, each from a recording that a premade voice speaks, as the person who is signed in. Answers their ids. */
export async function makeVoices(page: Page, names: readonly string[], consentVersion: string): Promise<string[]> {
  return page.evaluate(
    async ([wanted, version]) => {
      const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
      const headers = { authorization: `Bearer ${session.access_token}` }
      const { voices } = await (await fetch('/v1/voices', { headers })).json()
      const premade = voices.find((voice: { category: string }) => voice.category === 'premade')
      const spoken = await fetch(`/v1/text-to-speech/${premade.voice_id}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'The quick brown fox jumps over the lazy dog, and nobody minds it at all.' }),
      })
      const recording = await spoken.blob()
      const ids: string[] = []
      for (const name of wanted) {
        const form = new FormData()
        form.append('name', name)
        form.append('description', 'Warm, and never in a hurry.')
        form.append('labels', JSON.stringify({ gender: 'female', accent: 'american', language: 'en' }))
        form.append('consent', JSON.stringify({ version }))
        form.append('files', recording, 'first take.mp3')
        const answer = await fetch('/v1/voices/add', { method: 'POST', headers, body: form })
        if (!answer.ok) throw new Error(await answer.text())
        ids.push((await answer.json()).voice_id)
      }
      return ids
    },
    [names, consentVersion] as const,
  )
}

/** Answers somebody speaking: a recording that this instance has made itself. */
export async function aRecording(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
    const { voices } = await (await fetch('/v1/voices', { headers })).json()
    const answer = await fetch(`/v1/text-to-speech/${voices[0].voice_id}`, {
      method: 'POST',
      headers,
      // The same every time: what a recording is good for depends on how it was said.
      body: JSON.stringify({ text: 'The train to the city leaves every morning at a quarter past seven.', seed: 7 }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return [...new Uint8Array(await answer.arrayBuffer())]
  })
  return Buffer.from(bytes)
}
