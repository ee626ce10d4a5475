import { operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'
import { aRecording } from '../voices.ts'

const screen = '/app/voice-lab/instant-clone'

test('clone a voice from a recorded file, and speak with it', async ({ page }) => {
  const { email } = await signUp(page, { at: screen })
  await expect(page.getByText('Your plan has no instant cloning')).toBeVisible()
  await expectAccessible(page)
  await operate('user', 'set-tier', 'starter', '--email', email)

  await page.goto('/app/home?creationType=cloneVoice')
  await expect(page).toHaveURL(new RegExp(`${screen}$`, 'u'))
  await expect(page.getByRole('button', { name: 'Clone the voice' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Clone the voice' }).click()
  await expect(page.getByText('Add at least one recording that can be used.')).toBeVisible()
  await expect(page.getByText('Give the voice a name.')).toBeVisible()
  await expect(page.getByText('Nothing can be cloned without this.')).toBeVisible()

  const buffer = await aRecording(page)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'me.mp3', mimeType: 'audio/mpeg', buffer },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound at all') },
  ])
  const samples = page.getByRole('list', { name: 'Recordings' })
  await expect(samples.getByText('Cannot be used')).toBeVisible()
  await expect(samples.getByText(/LUFS/u)).toBeVisible()
  await expect(page.getByText('It is not a neural clone', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('Name', { exact: true }).fill('My clone')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Clone the voice' }).click()
  await expect(page.getByRole('heading', { name: 'My clone is ready' })).toBeVisible({ timeout: 150_000 })
  await expect(page.getByRole('button', { name: 'Play My clone' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Use it' }).click()
  await page.getByLabel('Text to speak').fill('Hello from a voice of my own.')
  await page.getByRole('button', { name: 'Generate speech' }).click()
  await expectHeard(page)
  await expect(page.getByText('My clone').filter({ visible: true }).first()).toBeVisible()
})
