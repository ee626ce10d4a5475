import { cloningStatement } from '@vireo/contracts'
import { operate } from './operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './person.ts'
import { makeVoices } from './voices.ts'

test('find a voice of one’s own, rename it, and delete it knowing what goes', { tag: '@phone' }, async ({ page }) => {
  const { email } = await signUp(page)
  await operate('user', 'set-tier', 'creator', '--email', email)
  await page.goto('/app/voice-lab')
  await expect(page.getByText('No voice of your own yet')).toBeVisible()
  await expectAccessible(page)
  await makeVoices(page, ['Harbour Ada'], cloningStatement.version)
  await page.reload()
  const list = page.getByRole('list', { name: 'Your voices' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('1 of 30 voices')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // A slip of the finger finds it all the same.
  await page.getByLabel('Search voices').fill('habrour')
  await expect(list.getByText('Harbour Ada')).toBeVisible()
  await page.getByLabel('Search voices').fill('nobody at all')
  await expect(page.getByText('No voice matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await page.getByRole('button', { name: 'More for Harbour Ada' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit “Harbour Ada”' })
  await expect(form.getByRole('list', { name: 'Samples' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await form.getByLabel('Name').fill('Quay Ada')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(list.getByText('Quay Ada')).toBeVisible()

  await page.getByRole('button', { name: 'More for Quay Ada' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete “Quay Ada”?' })
  await expect(asked.getByText(/^1 sample is deleted/u)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await asked.getByRole('button', { name: 'Delete voice' }).click()
  await expect(page.getByText('No voice of your own yet')).toBeVisible()
  await expect(page.getByText('0 of 30 voices')).toBeVisible()
})
