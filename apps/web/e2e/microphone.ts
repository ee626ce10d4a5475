import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { wavOf } from './wav.ts'

const rateHz = 48_000
/** What the browser of this process hears; it looks into the file whenever the microphone is turned on. */
const heard = path.join(tmpdir(), `vireo-microphone-${process.pid}.wav`)

/** A browser whose microphone hears what a journey puts before it, once. */
export const microphone = { launchOptions: launchOptions(`--use-file-for-fake-audio-capture=${heard}%noloop`) }

/**
 * Puts the lines that were drawn last for a voice before the microphone, said by the voice that says them to people
 * who cannot see them. Answers how long that takes, in milliseconds.
 */
export function sayLines(page: Page, voiceId: string): Promise<number> {
  return hear(page, { path: `/v1/voices/${voiceId}/captcha/spoken` })
}

/** Puts a text before the microphone, said by another voice: there is nobody here who could read it. */
export async function read(page: Page, text: string, voiceId: string): Promise<number> {
  return hear(page, { path: `/v1/text-to-speech/${voiceId}`, body: { text, seed: 1 } })
}

type Asked = { readonly path: string; readonly body?: object }

async function hear(page: Page, asked: Asked): Promise<number> {
  const spoken = await page.evaluate(
    async ([{ path: at, body }, rate]) => {
      const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
      const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
      const posted = body && { method: 'POST', body: JSON.stringify(body) }
      const answer = await fetch(at, { headers, ...posted })
      if (!answer.ok) throw new Error(await answer.text())
      const audio = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await answer.arrayBuffer())
      const samples = Int16Array.from(audio.getChannelData(0), (sample) => 32_767 * Math.max(-1, Math.min(1, sample)))
      return btoa(Array.from(new Uint8Array(samples.buffer), (byte) => String.fromCodePoint(byte)).join(''))
    },
    [asked, rateHz] as const,
  )
  const bytes = Buffer.from(spoken, 'base64')
  // Silence around it: a recorder begins a moment after the microphone.
  const pause = Buffer.alloc(rateHz)
  const wav = wavOf(Buffer.concat([pause, bytes, pause]), rateHz)
  writeFileSync(heard, wav)
  return (wav.length / 2 / rateHz) * 1000
}

/** Records what the microphone hears for so long, in a dialog that asks for it. */
export async function record(dialog: Locator, forMs: number): Promise<void> {
  await dialog.getByRole('button', { name: /^Record/u }).click()
  await dialog.page().waitForTimeout(forMs)
  await dialog.getByRole('button', { name: 'Stop and use it' }).click()
}
