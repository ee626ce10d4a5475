import { productionsEndpoints } from '@vireo/contracts/productions'
import { workbenchEndpoints } from '@vireo/contracts/workbench'
import { expect } from '@playwright/test'
import { test } from 'vitest'

import { answer } from '../kit/testing/states.testing.ts'
import { lookForBarriers } from './testing/look-for-barriers.testing.ts'
import { onAPhone } from './testing/on-a-phone.testing.ts'
import { screenSuite, soon } from './testing/screen-suite.testing.ts'

const opened = screenSuite()
const task = {
  state: 'in_review',
  service: 'dubbing_review',
  source_language: 'en',
  target_language: 'de',
  duration_ms: 60_000,
} as const
const remark = { id: '1', text: 'Zu laut.', speaker_id: 'speaker-1', start_s: 0, end_s: 2 }
const content = (segments: (typeof remark)[]) =>
  answer(productionsEndpoints.getContent, {
    media_url: 'data:audio/mpeg,',
    original: { media_url: 'data:audio/mpeg,o', media_type: 'audio/mpeg' },
    script: 'Es war eine dunkle Nacht.\n'.repeat(100),
    content: { segments, speakers: [] },
  })

test('who checks a dub has remarks, script and both sounds, on a phone, in German, in the dark', () => {
  const open = answer(workbenchEndpoints.open, { may_write: true, media_type: 'audio/mpeg', cue_options: null, task })
  const scene = { signedOut: false, answers: [open, content([remark])], held: [] }
  return opened({ address: '/app/productions/work/user_1/prodtask_1', ...onAPhone, scene }, async (page) => {
    await expect(page.getByRole('textbox', { name: 'Text der Anmerkung' })).toHaveValue('Zu laut.', soon)
    await expect(page.getByRole('textbox', { name: 'Skript' })).toHaveValue(/dunkle Nacht/u, soon)
    await expect(page.getByRole('radio', { name: 'Original' })).toBeVisible(soon)
    await expect(page.getByText('Sprecher', { exact: false })).toHaveCount(0)
    expect(await lookForBarriers(page)).toEqual([])
  })
})

test('who reviews a check that found nothing is told so, and reads the script', () => {
  const extras = answer(productionsEndpoints.getReviewExtras, { task, submissions: [], reviews: [] })
  const scene = { signedOut: false, answers: [extras, content([])], held: [] }
  return opened({ address: '/app/productions/reviews/user_2/prodtask_1', scene }, async (page) => {
    await expect(page.getByText('Nothing was found to remark.')).toBeVisible(soon)
    await page.locator('summary', { hasText: 'Script' }).click()
    await expect(page.getByRole('textbox', { name: 'Script' })).toBeVisible(soon)
    expect(await lookForBarriers(page)).toEqual([])
  })
})
