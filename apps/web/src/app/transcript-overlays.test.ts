import { expect, type Page } from '@playwright/test'
import { enginesEndpoints } from '@vireo/contracts/engines'
import { singleUseTokenEndpoints } from '@vireo/contracts/identity'
import { resourcesEndpoints } from '@vireo/contracts/resources'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { describe, test } from 'vitest'

import { paths } from '../kit/routing/index.ts'
import { answer } from '../kit/testing/states.testing.ts'
import { expectNothingInTheWay, onAPhone } from './testing/on-a-phone.testing.ts'
import { type Look, screenSuite, soon } from './testing/screen-suite.testing.ts'

const opened = screenSuite()
const at = Date.UTC(2031, 4, 17, 12) / 1000
const word = (text: string, start: number) => ({ text, type: 'word' as const, start, end: start + 0.4, logprob: -0.1 })
const paragraph = (text: string) => ({ speaker_id: null, tokens: [word(text, 0)] })
const person = { user_id: 'u2', name: 'Ada' }
const summary = {
  transcription_id: 'transcript_1',
  title: 'In the garden',
  state: 'done' as const,
  permission_on_resource: 'admin' as const,
}
const broken = {
  transcription_id: 'transcript_3',
  title: 'In the kitchen',
  state: 'failed' as const,
  failure: { code: 'invalid_audio', message: 'English.' },
}
const answers = [
  answer(enginesEndpoints.ability, { capability: 'recognition', languages: ['en', 'de'] }),
  answer(transcriptionEndpoints.list, { transcripts: [summary, broken] }),
  answer(transcriptionEndpoints.open, {
    version: 2,
    transcript: summary,
    document: { speakers: [], paragraphs: [paragraph('Apples')] },
  }),
  answer(transcriptionEndpoints.listKeyterms, { keyterms: [{ keyterm_id: 'k1', keyterm: 'Gravensteiner' }] }),
  answer(transcriptionEndpoints.listVersions, {
    versions: [2, 1].map((version) => ({
      transcript_version_id: `v${version}`,
      version,
      made_by: person,
      created_at_unix: at,
    })),
  }),
  answer(transcriptionEndpoints.getVersion, { document: { speakers: [], paragraphs: [paragraph('Pears')] } }),
  answer(transcriptionEndpoints.listComments, {
    comments: [{ comment_id: 'c1', author: person, text: 'Which apples?', created_at_unix: at, at_seconds: 0 }],
  }),
  answer(resourcesEndpoints.get, {}),
  answer(singleUseTokenEndpoints.createSingleUseToken, { token: 'once' }),
]

/** Opens a screen as it is hardest to look at: on a phone, in German, in the dark. */
const openOnPhone = (address: string, look: Look) =>
  opened(
    {
      address,
      ...onAPhone,
      scene: { signedOut: false, answers, held: [] },
    },
    look,
  )
const openTranscript = (look: Look) => openOnPhone('/app/speech-to-text/transcript_1', look)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click(soon)

describe.concurrent('what opens above transcripts', () => {
  test('key terms of the workspace are listed, and say what is wrong with a new one', () =>
    openOnPhone(paths.speechToText, async (page, server) => {
      await page.getByText('Sprache, Sprecher und Schlüsselbegriffe').click(soon)
      await press(page, 'Schlüsselbegriffe dieses Arbeitsbereichs')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Gravensteiner').waitFor(soon)
      await expectNothingInTheWay(page)
      await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
      await expect(dialog.getByText('Geben Sie ein Wort oder einen Namen ein.').first()).toBeVisible()
      server.failAt([transcriptionEndpoints.addKeyterms])
      await dialog.getByRole('textbox').fill('Boskoop')
      await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
      await expect(dialog.getByText(/Etwas ist schiefgegangen/u).first()).toBeVisible(soon)
      await expect(dialog.getByRole('textbox')).toHaveValue('Boskoop')
    }))

  test('whom a transcript is shared with is asked from its menu', () =>
    openOnPhone(paths.speechToText, async (page) => {
      await press(page, 'Aktionen für „In the garden“')
      await page.getByRole('menuitem', { name: 'Teilen' }).click(soon)
      await page.getByRole('dialog').getByRole('button', { name: 'Link kopieren' }).waitFor(soon)
      await expect(page.locator('[role=dialog] [aria-busy=true]')).toHaveCount(0, soon)
      await expectNothingInTheWay(page)
    }))

  test('dictation shows what is final and what may still change, and leaves nothing behind where it is refused', () =>
    openOnPhone(paths.speechToText, async (page) => {
      await page.evaluate(hearSilence)
      await page.routeWebSocket(/realtime/u, (socket) => {
        socket.send(JSON.stringify({ message_type: 'committed_transcript', text: 'Guten Morgen.' }))
        socket.send(JSON.stringify({ message_type: 'partial_transcript', text: 'die Äpfel' }))
      })
      await press(page, 'Diktieren')
      const dictation = page.getByRole('region', { name: 'Diktat' })
      await expect(dictation.getByLabel('Was Sie gesagt haben')).toHaveText('Guten Morgen. die Äpfel', soon)
      await expect(dictation.getByRole('meter', { name: 'Pegel Ihres Mikrofons' })).toBeVisible()
      await expectNothingInTheWay(page)
      await page.evaluate(hearNobody)
    }))

  test('comments are read and answered beside the text, and an answer can be left', () =>
    openTranscript(async (page) => {
      await press(page, 'Kommentare')
      const sheet = page.getByRole('dialog', { name: 'Kommentare' })
      await sheet.getByText('Which apples?').waitFor(soon)
      await expectNothingInTheWay(page)
      await sheet.getByRole('button', { name: 'Antworten' }).click()
      await expect(sheet.getByRole('textbox', { name: 'Antwort an Ada' })).toBeFocused()
      await sheet.getByRole('button', { name: 'Abbrechen' }).click()
      await expect(sheet.getByRole('textbox', { name: 'Antwort an Ada' })).toHaveCount(0)
    }))

  test('versions are listed, and one is compared with what is there now', () =>
    openTranscript(async (page, server) => {
      await press(page, 'Fassungen')
      const sheet = page.getByRole('dialog', { name: 'Fassungen' })
      await expect(sheet.getByRole('listitem')).toHaveCount(2, soon)
      await expectNothingInTheWay(page)
      await sheet.getByRole('button', { name: /^Mit jetzt vergleichen/u }).click()
      await expect(sheet.locator('ins')).toHaveText('Apples', soon)
      await expect(sheet.locator('del')).toHaveText('Pears')
      await expectNothingInTheWay(page)
      server.failAt([transcriptionEndpoints.restoreVersion])
      await sheet.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click()
      await page
        .getByText(/Etwas ist schiefgegangen/u)
        .first()
        .waitFor(soon)
      await expect(sheet.locator('ins')).toBeVisible()
    }))

  test('what is typed at once is looked for, and keys lead back to where they came from', () =>
    openTranscript(async (page) => {
      await press(page, 'Suchen und ersetzen')
      await expect(page.getByRole('textbox', { name: 'Suchen' })).toBeFocused(soon)
      await page.keyboard.type('Apples')
      await page.getByText('Einmal gefunden').waitFor(soon)
      await expectNothingInTheWay(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Suchen und ersetzen' })).toBeFocused()
      await press(page, /^Den Absatz bei .* berichtigen$/u)
      await expect(page.getByRole('textbox', { name: 'Text des Absatzes' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /^Den Absatz bei .* berichtigen$/u })).toBeFocused()
    }))
})

describe.concurrent('a transcript that cannot be read', () => {
  const refusal = (data: object) => ({
    status: 409,
    json: {
      detail: {
        type: 'conflict',
        code: 'transcript_not_ready',
        status: 'x',
        message: 'no',
        request_id: 'r',
        param: null,
        data,
      },
    },
  })
  const whose = /\/transcripts\/transcript_2\/document/u

  test.each([
    ['failed', { code: 'invalid_audio', message: 'English.' }, 'Diese Aufnahme kann nicht verwendet werden.'],
    ['canceled', null, 'Dieses Transkript wurde angehalten'],
  ])('because it is %s says so in the language of the page, and is asked for no more', (state, failure, said) =>
    openOnPhone(paths.speechToText, async (page, server) => {
      await page.route(whose, (route) => route.fulfill(refusal({ state, failure })))
      const asked = countOf(page, whose)
      await page.goto(`${server.origin}/app/speech-to-text/transcript_2?lang=de`)
      await page.getByText(said).waitFor(soon)
      await expect(page.getByText('English.')).toHaveCount(0)
      await expectNothingInTheWay(page)
      const before = asked()
      // It would be looked at twice in this time, were there something to wait for.
      await page.waitForTimeout(3500)
      expect(asked()).toBe(before)
      await page.unroute(whose)
      await page.getByRole('link', { name: 'Alle Transkripte' }).click()
      await page.getByText('In the garden').waitFor(soon)
    }),
  )

  test('stands in the list with its reason in the language of the page, which alarms nobody', () =>
    openOnPhone(paths.speechToText, async (page) => {
      await page.getByText('Diese Aufnahme kann nicht verwendet werden.').waitFor(soon)
      await expect(page.getByText('English.')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    }))

  test('because it is still listened to is looked at until it is there', () =>
    openOnPhone(paths.speechToText, async (page, server) => {
      await page.route(whose, (route) => route.fulfill(refusal({ state: 'running', failure: null })))
      await page.goto(`${server.origin}/app/speech-to-text/transcript_2?lang=de`)
      await page.getByText('Diese Aufnahme wird noch angehört.').first().waitFor(soon)
      await page.unroute(whose)
      await expect(page.getByText('Apples')).toBeVisible(soon)
    }))
})

/** Counts from now on how often a page asks for something. */
function countOf(page: Page, address: RegExp): () => number {
  let count = 0
  page.on('request', (request) => address.test(request.url()) && count++)
  return () => count
}

/** Gives the page a microphone that nobody speaks into. Runs in the browser. */
function hearSilence(): void {
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(new AudioContext().createMediaStreamDestination().stream)
}

/** Lets go of it. Runs in the browser. */
function hearNobody(): void {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
}
