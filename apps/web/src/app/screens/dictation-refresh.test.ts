import { expect, type Page } from '@playwright/test'
import { enginesEndpoints } from '@vireo/contracts/engines'
import { singleUseTokenEndpoints } from '@vireo/contracts/identity'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { describe, test } from 'vitest'

import { leastAnswer } from '../../kit/testing/least-answer.testing.ts'
import { paths } from '../../kit/routing/index.ts'
import { answer } from '../../kit/testing/states.testing.ts'
import { screenSuite, soon } from '../testing/screen-suite.testing.ts'

const opened = screenSuite()
const answers = [
  answer(enginesEndpoints.ability, { capability: 'recognition', languages: ['en', 'de'] }),
  answer(singleUseTokenEndpoints.createSingleUseToken, { token: 'once' }),
]
const scene = { signedOut: false, answers, held: [] }
const listed = { url: /\/v1\/speech-to-text\/transcripts(?:\?|$)/u, schema: transcriptionEndpoints.list.success.schema }

/** Breaks a dictation off after some words; the server keeps what was said, once `keep` is called. */
async function breakOff(
  page: Page,
  end: 'closes' | 'refuses',
): Promise<{ readonly keep: () => void; readonly credits: () => number }> {
  let isKept = false
  let credits = 0
  page.on('request', (request) => request.url().endsWith('/v1/user/subscription') && credits++)
  const transcripts = [{ transcription_id: 'transcript_1', title: 'Half a letter', state: 'done' as const }]
  await page.route(listed.url, (route) =>
    route.fulfill({ json: leastAnswer(listed.schema, { transcripts: isKept ? transcripts : [] }) }),
  )
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.resolve(new AudioContext().createMediaStreamDestination().stream)
  })
  await page.routeWebSocket(/realtime/u, (socket) => {
    socket.send(JSON.stringify({ message_type: 'committed_transcript', text: 'Good morning.' }))
    if (end === 'closes') setTimeout(() => void socket.close(), 300)
    else
      setTimeout(() => {
        const detail = { code: 'insufficient_credits', message: 'no' }
        socket.send(JSON.stringify({ message_type: 'quota_exceeded', error: 'no', detail }))
      }, 300)
  })
  return { keep: () => void (isKept = true), credits: () => credits }
}

describe.concurrent('a dictation that breaks off', () => {
  test.each(['closes', 'refuses'] as const)(
    'where the server %s leaves the words, and the list shows what was kept of it',
    (end) =>
      opened({ address: paths.speechToText, scene }, async (page) => {
        await page.getByRole('button', { name: 'Dictate' }).waitFor(soon)
        const { keep, credits } = await breakOff(page, end)
        const before = credits()
        const again = page.waitForRequest(listed.url, soon)
        await page.getByRole('button', { name: 'Dictate' }).click(soon)
        const dictation = page.getByRole('region', { name: 'Dictation' })
        await dictation.getByRole('alert').waitFor(soon)
        await expect(dictation.getByText('Good morning.')).toBeVisible()
        // At once, for what it cost; what is kept of it comes a moment later.
        await again
        await expect.poll(credits, soon).toBeGreaterThan(before)
        await expect(page.getByText('Half a letter')).toHaveCount(0)
        keep()
        await dictation.getByRole('button', { name: 'Close' }).click(soon)
        await page.getByText('Half a letter').waitFor(soon)
        await expect(page.getByRole('button', { name: 'Dictate' })).toBeEnabled()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }),
  )
})
