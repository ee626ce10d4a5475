import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUpByForm, test as base, expectHeard } from '../person.ts'
import { type PublishedVoice, publishVoice } from '../published-voice.ts'
import { runProduct } from '../run-product.ts'

/** In an instance of its own, whose catalogue offers a voice of the publisher before all others. */
const test = base.extend<{ publisher: PublishedVoice }>({
  publisher: async ({}, use) => {
    const publisher = await publishVoice()
    await use(publisher)
    await publisher.stop()
  },
  baseURL: async ({ publisher: { catalogue, whyMissing } }, use, { skip }) => {
    skip(whyMissing !== undefined, whyMissing)
    const product = await runProduct({ VIREO_MODELS_CATALOGUE: catalogue, VIREO_OUTBOUND_HOSTS: '127.0.0.1' })
    await use(product.url)
    await product.stop()
  },
})

const readyVoice = (page: Page, name: string) =>
  page.getByRole('button', { name: `Voice: ${name}. Choose another` }).first()

async function hear(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text to speak').fill(text)
  const spoken = page.waitForResponse(/\/v1\/text-to-speech\//u)
  await page.getByRole('button', { name: 'Generate speech' }).click()
  expect((await spoken).status()).toBe(200)
  await expectHeard(page)
}

test('whoever starts an instance installs a voice while speech goes on, hears it, and removes it again', async ({
  page,
  publisher,
}) => {
  await signUpByForm(page)
  const offer = page.getByRole('region', { name: 'Install natural voices' })
  await expect(offer).toContainText('hum')
  await offer.getByRole('button', { name: 'Accept and install' }).click()
  await expect(offer).toContainText('They are on their way. Everything works on meanwhile.')
  await expectAccessible(page)

  // Half of it is here: speech goes on with the voice that stands ready.
  await page.goto('/app/speech-synthesis/text-to-speech')
  await expect(readyVoice(page, 'Clara')).toBeVisible()
  await hear(page, 'Said while it came.')
  await publisher.goOn()
  await page.goto('/app/admin/engines')
  const model = page.getByRole('listitem').filter({ hasText: 'A voice that hums' })
  await expect(model).toContainText('Installed')
  await expect(model).toContainText('× real time')

  // What somebody used stays; once the new voice is chosen and has spoken, it is the one that stands ready.
  await page.goto('/app/speech-synthesis/text-to-speech')
  await readyVoice(page, 'Clara').click()
  await page.getByLabel('Search voices').fill('Emrys')
  await page.getByRole('button', { name: /Emrys/u }).and(page.locator('[data-voice]')).click()
  await hear(page, 'Hum to me.')
  await page.reload()
  await expect(readyVoice(page, 'Emrys')).toBeVisible()

  // Before it goes one reads what becomes of its voices; then another stands ready, and what it said can still be heard.
  await page.goto('/app/admin/engines')
  await model.getByRole('button', { name: /^Actions for/u }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove hum?' })
  await expect(asked).toContainText('Its voices fall silent until it is installed again.')
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(model).not.toContainText('Installed')
  await page.goto('/app/speech-synthesis/text-to-speech')
  await expect(readyVoice(page, 'Clara')).toBeVisible()
  await page.goto('/app/speech-synthesis/text-to-speech/history')
  const said = page.locator('[data-recording]').filter({ hasText: 'Hum to me.' })
  await expect(said).toContainText('Emrys')
  await said.getByRole('button', { name: /^Play/u }).first().click()
  await expectHeard(page)
})
