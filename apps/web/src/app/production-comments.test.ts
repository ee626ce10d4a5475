import { expect, type Page } from '@playwright/test'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { describe, test } from 'vitest'

import { states as ofProductions } from '../domains/listening/productions/states.testing.ts'
import { states } from '../domains/listening/workbench/states.testing.ts'
import { paths } from '../kit/routing/index.ts'
import { answer, type FakeAnswer } from '../kit/testing/states.testing.ts'
import { lookForBarriers } from './testing/look-for-barriers.testing.ts'
import { expectNothingInTheWay, onAPhone } from './testing/on-a-phone.testing.ts'
import { type Look, screenSuite, soon } from './testing/screen-suite.testing.ts'

const opened = screenSuite()
const created_at = '2026-03-01T10:00:00Z'
const comments = answer(endpoints.listComments, {
  may_write: true,
  comments: [
    { comment_id: 'one', author: 'producer', is_own: true, at_s: 1, text: '<b>Who</b> speaks?', created_at },
    { comment_id: 'two', author: 'reviewer', at_s: 1.5, end_s: 2, text: 'It is Grace.', created_at },
    {
      comment_id: 'three',
      author: 'house',
      at_s: 30,
      text: 'Done.',
      created_at,
      resolved_at: created_at,
      resolved_by: 'reviewer',
    },
  ].map((comment) => ({
    is_own: false,
    end_s: null,
    edited_at: null,
    resolved_at: null,
    resolved_by: null,
    ...comment,
  })) as never,
})

/** Opens a screen in the state in which something is on it, with comments. */
function open(path: string, of: typeof states, look: Look, how = {}, also: FakeAnswer = comments) {
  const screen = of[path]
  if (!screen || !('ready' in screen)) throw new Error(`${path} says nothing of what it shows.`)
  const answers = [...(screen.ready.answers ?? []).filter(({ endpoint }) => endpoint !== also.endpoint), also]
  return opened({ address: screen.at ?? '', ...how, scene: { signedOut: false, answers, held: [] } }, look)
}
const onBench = (look: Look, how = {}) => open(paths.workbench, states, look, how)
const field = (page: Page) => page.getByRole('textbox', { name: 'Comment', exact: true })
const shown = (page: Page) => page.getByRole('list', { name: 'Comments' }).getByRole('listitem')

describe.concurrent('comments on a workbench', () => {
  test('a key begins one where the needle is, and what cannot be sent stays to be sent again', () =>
    onBench(async (page, server) => {
      const segment = page.getByRole('textbox', { name: 'Text of the segment' })
      await segment.waitFor(soon)
      await expect(page.getByRole('button', { name: 'Comment at the playhead' })).toBeVisible(soon)
      await page.keyboard.press('Alt+c')
      await expect(field(page)).toBeFocused(soon)
      server.failAt([endpoints.addComment])
      await page.keyboard.type('Who laughs here?')
      await page.getByRole('button', { name: 'A tenth of a second later' }).click()
      await field(page).press('Control+Enter')
      await expect(page.getByText('It stays here.', { exact: false })).toBeVisible(soon)
      await expect(field(page)).toHaveValue('Who laughs here?')
      await page.getByText('Order', { exact: true }).click()
      await page.getByText('Comments 2').click(soon)
      await expect(field(page)).toHaveValue('Who laughs here?', soon)
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/comments'))
      await field(page).press('Control+Enter')
      expect((await sent).postDataJSON()).toEqual({ at_s: 0.1, end_s: null, text: 'Who laughs here?' })
    }))

  test('Escape leaves it and leads back to where one wrote, and what was written can be had back', () =>
    onBench(async (page) => {
      const segment = page.getByRole('textbox', { name: 'Text of the segment' })
      await segment.waitFor(soon)
      await expect(page.getByRole('button', { name: 'Comment at the playhead' })).toBeVisible(soon)
      await segment.focus()
      await page.keyboard.press('Alt+c')
      await expect(field(page)).toBeFocused(soon)
      await page.keyboard.type('Never mind.')
      // What is taken back is what is written here, not a segment.
      await page.keyboard.press('Control+z')
      await expect(field(page)).not.toHaveValue('Never mind.')
      await expect(segment).toHaveValue('Good morning.')
      await field(page).fill('Never mind.')
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)
      await expect(segment).toBeFocused()
      await page.locator('.Toastify__toast').getByRole('button', { name: 'Undo', exact: true }).click(soon)
      await expect(field(page)).toHaveValue('Never mind.', soon)
    }))

  test('an empty one is not sent', () =>
    onBench(async (page) => {
      await page.getByRole('button', { name: 'Comment at the playhead' }).click(soon)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Write something first.')).toBeVisible()
    }))

  test('each says who wrote it by what they are, as plain text; those that are resolved can be hidden', () =>
    onBench(async (page) => {
      await page.getByText('Comments 2').click(soon)
      await expect(shown(page)).toHaveCount(3, soon)
      await expect(shown(page).first()).toContainText('<b>Who</b> speaks?')
      await expect(shown(page).first()).toContainText('Producer (you)')
      await expect(shown(page).nth(1)).toContainText('Reviewer')
      await expect(shown(page).nth(2)).toContainText('Resolved by: Reviewer')
      await expect(
        shown(page)
          .nth(1)
          .getByRole('button', { name: /^(Edit|Delete)/u }),
      ).toHaveCount(0)
      await expect(page.locator('[data-segment="1"]')).toContainText('3 comments')
      await page.getByRole('switch', { name: 'Hide resolved' }).click()
      await expect(shown(page)).toHaveCount(2)
      await expect(page.locator('[data-segment="1"]')).toContainText('2 comments')
      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await shown(page)
        .nth(1)
        .getByRole('button', { name: /^Resolve/u })
        .click()
      expect((await sent).postDataJSON()).toEqual({ resolved: true })
    }))

  test('one’s own is changed in its place, and deleted after a question', () =>
    onBench(async (page) => {
      await page.getByText('Comments 2').click(soon)
      await shown(page).first().getByRole('button', { name: /^Edit/u }).click(soon)
      await expect(field(page)).toBeFocused(soon)
      await field(page).fill('Who sings?')
      const changed = page.waitForRequest((request) => request.method() === 'PATCH')
      await field(page).press('Control+Enter')
      expect((await changed).postDataJSON()).toEqual({ at_s: 1, end_s: null, text: 'Who sings?' })
      await expect(field(page)).toHaveCount(0, soon)
      await shown(page)
        .first()
        .getByRole('button', { name: /^Delete/u })
        .click()
      const removed = page.waitForRequest((request) => request.method() === 'DELETE')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      expect((await removed).url()).toMatch(/\/comments\/one$/u)
    }))

  test('they keep nobody out, in the light', () =>
    onBench(async (page) => {
      await page.getByRole('button', { name: 'Comment at the playhead' }).click(soon)
      await expect(field(page)).toBeFocused(soon)
      await expect(shown(page)).toHaveCount(3, soon)
      expect(await lookForBarriers(page)).toEqual([])
    }))

  test('on a phone, in German, in the dark, they are in nobody’s way', () =>
    onBench(async (page) => {
      await page.getByRole('button', { name: 'An der Abspielposition kommentieren' }).click(soon)
      await expect(page.getByRole('textbox', { name: 'Kommentar', exact: true })).toBeFocused(soon)
      await expect(page.getByText('Bearbeitung (Sie)')).toBeVisible(soon)
      await expectNothingInTheWay(page)
    }, onAPhone))
})

describe.concurrent('comments beside a review', () => {
  const onReview = (look: Look, how = {}) => open(paths.taskReview, ofProductions, look, how)

  test('whoever reviews reads them, and answers with their own', () =>
    onReview(async (page) => {
      await expect(shown(page)).toHaveCount(3, soon)
      await page.getByRole('button', { name: 'Comment here' }).click()
      await expect(field(page)).toBeFocused(soon)
      await page.keyboard.type('It is Grace.')
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/comments'))
      await page.keyboard.press('Control+Enter')
      expect((await sent).postDataJSON()).toEqual({ at_s: 0, end_s: null, text: 'It is Grace.' })
      expect(await lookForBarriers(page)).toEqual([])
    }))

  test('on a phone, in German, in the dark, they are in nobody’s way', () =>
    onReview(async (page) => {
      await page.getByRole('button', { name: 'Hier kommentieren' }).click(soon)
      await expect(page.getByRole('textbox', { name: 'Kommentar', exact: true })).toBeFocused(soon)
      await expectNothingInTheWay(page)
    }, onAPhone))
})
