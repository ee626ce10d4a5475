import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { makeRecordings } from '../recordings.ts'

test('somebody sees what a recording cost, by what, and takes the figures along', async ({ page }) => {
  await signUp(page, { at: '/app/usage' })
  await expect(page.getByText('Nothing was used in this period')).toBeVisible()
  await expectAccessible(page)

  await makeRecordings(page, ['Eleven now.'])
  await page.goto('/app/usage')
  await expect(page.getByRole('figure', { name: /Credits over time, 11 in total/u })).toBeVisible()
  await expect(page.getByText('9,989 of 10,000 credits left')).toBeVisible()
  await page.getByText('Model', { exact: true }).click()
  await expect(page.getByRole('row', { name: /11 100%/u })).toBeVisible()
  await page.locator('summary').click()
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^usage-\d{4}-\d\d-\d\d\.csv$/u)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFDay,Name,Credits\r\n\d{4}-\d\d-\d\d,.+,11\r\n$/u)

  await page.getByRole('link', { name: 'Workspace', exact: true }).click()
  await expect(page.getByRole('row', { name: /journey-.* 11 100%/u })).toBeVisible()
  await page.goto('/app/developers/usage')
  await expect(page.getByText('Nothing was used in this period')).toBeVisible()
  await expectAccessible(page)
})
