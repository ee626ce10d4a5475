import { expect } from '@playwright/test'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { describe, test } from 'vitest'

import { answer, type FakeAnswer } from '../kit/testing/states.testing.ts'
import { expectNothingInTheWay, onAPhone } from './testing/on-a-phone.testing.ts'
import { type Look, screenSuite, soon } from './testing/screen-suite.testing.ts'

const opened = screenSuite()
const created_at = '2026-03-01T10:00:00Z'
const producer = answer(endpoints.getProducer, { name: 'Ada', state: 'active', created_at })
const task = { task_id: 'prodtask_1', state: 'claimed', service: 'transcription', deadline_at: null } as const
const tasks = answer(endpoints.listOwn, { tasks: [{ ...task, source_language: 'en', target_language: 'en' }] })
const attempt = { attempt_id: 'prodattempt_1', pass_percent: 80, questions: [{ question_id: '1', prompt: 'So?' }] }
const attemptAt = '/app/productions/settings/qualifications/attempts/prodattempt_1'
const endsIn = (ms: number) => answer(endpoints.getAttempt, { ...attempt, state: 'open', ends_at: instantIn(ms) })
const instantIn = (ms: number) => new Date(Date.now() + ms).toISOString()
/** So long from when somebody asks, however long the browser takes until then. */
const endsSoon = (): FakeAnswer => ({
  endpoint: endpoints.getAttempt,
  body: Object.defineProperty(Object(endsIn(0).body), 'ends_at', { get: () => instantIn(9000) }),
})
const failed = answer(endpoints.finishAttempt, { ...attempt, state: 'failed', score_percent: 40, again_at: null })

const open = (address: string, answers: readonly FakeAnswer[], look: Look) =>
  opened({ address, scene: { signedOut: false, answers: [producer, ...answers], held: [] } }, look)

/** Opens a screen as it is hardest to look at: on a phone, in German, in the dark. */
const openOnPhone = (address: string, answers: readonly FakeAnswer[], look: Look) =>
  opened(
    {
      address,
      ...onAPhone,
      scene: { signedOut: false, answers: [producer, ...answers], held: [] },
    },
    look,
  )

describe.concurrent('a test of a qualification', () => {
  test('what is answered goes in by itself when the time is up, and says what came of it', () =>
    open(attemptAt, [endsSoon(), failed], async (page) => {
      const sent = page.waitForRequest((request) => request.url().endsWith('/answers'), soon)
      await page.getByRole('textbox', { name: 'Answer to question 1' }).fill('Written in time.')
      expect((await sent).postDataJSON()).toEqual({ answers: [{ question_id: '1', text: 'Written in time.' }] })
      await expect(page.getByText('Not passed')).toBeVisible(soon)
      await expect(page.getByText('No attempt is left.', { exact: false })).toBeVisible()
    }))

  test('what could not be handed in says so, and stays to be handed in again', () =>
    open(attemptAt, [endsIn(900_000), failed], async (page, server) => {
      const answered = page.getByRole('textbox', { name: 'Answer to question 1' })
      await answered.fill('Kept.')
      server.failAt([endpoints.finishAttempt])
      await page.getByRole('button', { name: 'Hand in' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible(soon)
      await page.keyboard.press('Escape')
      await expect(answered).toHaveValue('Kept.', soon)
    }))

  test('on a phone, in German, in the dark, what asks before it is handed in is in nobody’s way', () =>
    openOnPhone(attemptAt, [endsIn(900_000)], async (page) => {
      await page.getByRole('button', { name: 'Abgeben' }).click(soon)
      await expect(page.getByRole('dialog')).toContainText('1 Frage hat keine Antwort.')
      await expectNothingInTheWay(page)
    }))
})

describe.concurrent('messages about a task', () => {
  const messages = answer(endpoints.listTaskMessages, {
    messages: [{ author: 'buyer', description_id: null, text: 'The speaker is called Grace.', created_at }],
  })

  test('on a phone, in German, in the dark, they are in nobody’s way', () =>
    openOnPhone('/app/productions/active', [tasks, messages], async (page) => {
      await page.getByRole('button', { name: /^Nachrichten: / }).click(soon)
      await expect(page.getByRole('dialog')).toContainText('The speaker is called Grace.', soon)
      await expect(page.getByRole('dialog')).toContainText('Auftraggeber')
      await expectNothingInTheWay(page)
    }))

  test('an empty one is not sent, and one that was refused stays to be changed', () =>
    open('/app/productions/active', [tasks, messages], async (page, server) => {
      await page.getByRole('button', { name: /^Messages: / }).click(soon)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog.getByText('Write something first.')).toBeVisible()
      server.failAt([endpoints.sendTaskMessage])
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Who speaks at 2:10?')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog.getByText('The message could not be sent')).toBeVisible(soon)
      await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Who speaks at 2:10?')
    }))

  const two = { service: 'transcription', source_language: 'en', target_language: 'en' } as const
  const order = answer(endpoints.get, { state: 'accepted', name: 'Talks', paid_at: created_at, dispute: null })
  const written = answer(endpoints.listOrderMessages, {
    messages: [{ author: 'producer', description_id: 'prodassign_2', text: 'Who speaks here?', created_at }],
    subjects: [
      { ...two, description_id: 'prodassign_1', recording: 'opening.mp3' },
      { ...two, description_id: 'prodassign_2', recording: 'closing.mp3' },
    ],
  })
  const orderAt = '/app/productions/orders/prodorder_1'

  test('one is about the whole order, or about a recording that is chosen', () =>
    open(orderAt, [order, written], async (page) => {
      await expect(page.getByText('About closing.mp3', { exact: false })).toBeVisible(soon)
      await page.getByRole('combobox', { name: 'About' }).click()
      await page.getByRole('option', { name: /^opening\.mp3/ }).click()
      await page.getByRole('textbox', { name: 'Message' }).fill('Her name is Grace.')
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/messages'))
      await page.getByRole('button', { name: 'Send' }).click()
      expect((await sent).postDataJSON()).toEqual({ text: 'Her name is Grace.', description_id: 'prodassign_1' })
    }))

  test('on a phone, in German, in the dark, what one may be about is in nobody’s way', () =>
    openOnPhone(orderAt, [order, written], async (page) => {
      await page.getByRole('combobox', { name: 'Betrifft' }).click(soon)
      await expect(page.getByRole('option', { name: /^closing\.mp3 · Transkript/ })).toBeVisible()
      await expectNothingInTheWay(page)
    }))
})
