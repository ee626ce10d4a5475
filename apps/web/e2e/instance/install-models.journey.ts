import { operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

test('whoever runs the instance sees what can be installed; everybody else is told whom to ask', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await operate('user', 'make-operator', '--email', email)
  await page.goto('/app')
  // The first start offers natural voices once, with what they take.
  const offer = page.getByRole('region', { name: 'Install natural voices' })
  await expect(offer).toContainText('to download')
  await expect(offer.getByRole('button', { name: 'Accept and install' })).toBeEnabled()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await page.goto('/app/admin/engines')
  const model = page.getByRole('listitem').filter({ hasText: 'Piper, Alba' })
  await expect(model).toContainText('A natural Scottish voice')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Without any model the instance speaks and clones; it does not say that it has natural voices.
  const abilities = page.getByRole('region', { name: 'What this instance can do' })
  await expect(abilities.getByRole('listitem').filter({ hasText: 'Speech' }).first()).toContainText('Ready')
  await expect(abilities.getByRole('listitem').filter({ hasText: 'Punctuation' })).toContainText(
    'Install CT-Transformer',
  )
  await expect(abilities.getByRole('listitem').filter({ hasText: 'Translation' })).toContainText(
    'No engine for this yet',
  )
  await expect(abilities).not.toContainText('Natural voices')

  // Under which licence it comes is read before it comes.
  await model.getByRole('button', { name: 'Install' }).click()
  const dialog = page.getByRole('dialog', { name: 'Install Piper, Alba?' })
  await expect(dialog).toContainText('to download')
  await expect(dialog.getByRole('link', { name: 'CC-BY-4.0' })).toHaveAttribute('href', /^https:/u)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  const elsewhere = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  const other = await elsewhere.newPage()
  await signUp(other)
  await other.goto('/app/admin/engines')
  await expect(other.getByText('Only for whoever runs this instance')).toBeVisible()
  await expect(other.getByText('Ask the person who set it up')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Install' })).toHaveCount(0)
  await expectAccessible(other)
  await elsewhere.close()
})
