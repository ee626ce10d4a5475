import { expect, type Page } from '@playwright/test'
import { test } from 'vitest'

import { states } from '../domains/listening/workbench/states.testing.ts'
import { paths } from '../kit/routing/index.ts'
import { lookForBarriers } from './testing/look-for-barriers.testing.ts'
import { onAPhone } from './testing/on-a-phone.testing.ts'
import { screenSuite, soon } from './testing/screen-suite.testing.ts'

const opened = screenSuite()
const bench = states[paths.workbench]
if (!bench || !('ready' in bench)) throw new Error('The workbench says nothing of what it shows.')
const address = bench.at ?? ''
const scene = { signedOut: false, answers: bench.ready.answers ?? [], held: [] }

const over = { status: 409, code: 'production_task_state', message: 'It is over.' }
const tooLong = { status: 400, code: 'production_content_too_long', message: 'There are too many words in this text.' }

/** Refuses what is saved, as the server does once the deadline is over where nothing else is said; counts how often something was. */
async function refuse(page: Page, { status, code, message } = over): Promise<() => number> {
  let saves = 0
  await page.route('**/tasks/prodtask_1/content', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    saves++
    return route.fulfill({ status, json: { detail: { status: code, code, message } } })
  })
  return () => saves
}

test('whose deadline passed while they wrote is told so, keeps it before their eyes, and is not tried again and again', () =>
  opened({ address, scene }, async (page) => {
    const saves = await refuse(page)
    // The first segment is open: a press elsewhere would open it anew, under what is being typed.
    await page.getByRole('textbox').first().waitFor(soon)
    const field = page.getByRole('textbox', { name: 'Text of the segment' })
    await field.fill('Good morning, everybody.')
    await expect(page.getByText('This task is not yours to write any more', { exact: false })).toBeVisible(soon)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.waitForTimeout(9000)
    expect(saves()).toBe(1)
    await expect(field).toHaveValue('Good morning, everybody.')
    await page.unrouteAll({ behavior: 'wait' })
  }))

test('what cannot be saved as it is, is said to be so, stays before the eyes, and is sent again once it is changed', () =>
  opened({ address, scene }, async (page) => {
    const saves = await refuse(page, tooLong)
    await page.getByRole('textbox').first().waitFor(soon)
    const field = page.getByRole('textbox', { name: 'Text of the segment' })
    await field.fill('Good morning, everybody.')
    await expect(page.getByText(`Not saved: ${tooLong.message}`, { exact: false })).toBeVisible(soon)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.waitForTimeout(9000)
    expect(saves()).toBe(1)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(field).toHaveValue('Good morning, everybody.')
    await field.fill('Good morning.')
    await expect.poll(saves, soon).toBe(2)
    await page.unrouteAll({ behavior: 'wait' })
  }))

test('on a phone, in German, in the dark, that keeps nobody out', () =>
  opened({ address, ...onAPhone, scene }, async (page) => {
    await refuse(page)
    await page.getByRole('textbox').first().waitFor(soon)
    await page.getByRole('textbox').first().fill('Guten Morgen.')
    await expect(page.getByText('Sie haben diese Aufgabe nicht mehr', { exact: false })).toBeVisible(soon)
    expect(await lookForBarriers(page)).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }))
