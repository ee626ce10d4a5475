import { cloningStatement } from '@vireo/contracts/instant-cloning'
import type { Page } from '@playwright/test'
import { microphone, record, sayLines } from '../microphone.ts'
import { operate } from '../operator.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'
import { aRecording, makeVoices } from '../voices.ts'

test.use(microphone)

const cast = 'Everybody who has ever spoken by the harbour, and their friends'

const choose = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('find a voice of one’s own, rename it, collect it, and delete it knowing what goes', async ({ page }) => {
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

  // One voice needs no search; whoever follows a link with one gets it, and a slip of the finger finds it all the same.
  await expect(page.getByLabel('Search voices')).toBeHidden()
  await page.goto('/app/voice-lab?search=habrour')
  await expect(list.getByText('Harbour Ada')).toBeVisible()
  await page.getByLabel('Search voices').fill('xylophonist')
  await expect(page.getByText('No voice matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()

  await choose(page, 'Harbour Ada', 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit “Harbour Ada”' })
  await expect(form.getByRole('list', { name: 'Recordings' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await form.getByLabel('Name').fill('Quay Ada')
  await form.getByRole('button', { name: 'Add recordings' }).click()
  await form.locator('input[type=file]').setInputFiles([
    { name: 'second take.mp3', mimeType: 'audio/mpeg', buffer: await aRecording(page) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound at all') },
  ])
  const takes = form.getByRole('list', { name: 'Recordings' })
  await expect(takes.getByText(/LUFS/u)).toBeVisible()
  await expect(takes.getByText('Cannot be used')).toBeVisible()
  await form.getByRole('switch', { name: 'Remove background noise' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(list.getByText('Quay Ada')).toBeVisible()

  await choose(page, 'Quay Ada', 'Add to a collection')
  const collecting = page.getByRole('dialog', { name: 'Collections of “Quay Ada”' })
  await collecting.getByRole('button', { name: 'Create and add' }).click()
  await expect(collecting.getByText('Give the collection a title.').first()).toBeVisible()
  await collecting.getByLabel('Title').fill(cast)
  await collecting.getByTitle('Microphone').click()
  await collecting.getByRole('button', { name: 'Create and add' }).click()
  await expect(collecting.getByRole('checkbox', { name: cast })).toBeChecked()
  await expectAccessible(page)
  await page.goto('/app/voice-library/collections')
  const collections = page.getByRole('list', { name: 'Collections' })
  await expect(collections.getByRole('link', { name: cast })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await collections.getByRole('link', { name: cast }).click()
  const collected = page.getByRole('list', { name: `Voices in ${cast}` })
  await expect(collected.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await choose(page, 'Quay Ada', 'Remove from this collection')
  await expect(page.getByText('Nothing in this collection yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(collected.getByRole('listitem')).toHaveCount(1)
  await choose(page, `the collection ${cast}`, 'Rename or change icon')
  await page.getByRole('dialog').getByLabel('Title').fill('Quay cast')
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Quay cast' })).toBeVisible()
  await choose(page, 'the collection Quay cast', 'Delete collection')
  await expect(page.getByText('No collection yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await collections.getByRole('link', { name: 'Quay cast' }).click()
  await expect(page.getByRole('list', { name: 'Voices in Quay cast' }).getByRole('listitem')).toHaveCount(1)
  await choose(page, 'the collection Quay cast', 'Delete collection')
  await expect(page.getByText('No collection yet')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/app/voice-lab')
  await choose(page, 'Quay Ada', 'Delete')
  const asked = page.getByRole('dialog', { name: 'Delete “Quay Ada”?' })
  await expect(asked.getByText(/^2 recordings are deleted/u)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await asked.getByRole('button', { name: 'Delete voice' }).click()
  await expect(page.getByText('No voice of your own yet')).toBeVisible()
  await expect(page.getByText('0 of 30 voices')).toBeVisible()
})

/** Where a published voice is heard, as the library tells it. */
async function previewOf(page: Page, voiceId: string): Promise<string> {
  const url = await page.evaluate(async (id) => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}` }
    const { voices } = await (await fetch('/v1/shared-voices', { headers })).json()
    return voices.find((voice: { voice_id: string }) => voice.voice_id === id).preview_url
  }, voiceId)
  return new URL(url).pathname
}

test('publish a voice, find it as somebody else and by its sound, speak with it under a name of one’s own; and remix it', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await followMail(page, email, 'Verify')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await operate('user', 'set-tier', 'creator', '--email', email)
  const [voiceId = ''] = await makeVoices(page, ['Lighthouse Keeper'], cloningStatement.version)
  await page.goto('/app/voice-lab')
  await choose(page, 'Lighthouse Keeper', 'Publish in the library')
  const publishing = page.getByRole('dialog', { name: 'Publish “Lighthouse Keeper”' })
  // Whose voice it is comes first.
  await publishing.getByRole('button', { name: 'Read lines aloud' }).click()
  const reading = page.getByRole('dialog', { name: 'Prove that you may speak as Lighthouse Keeper' })
  await expect(reading.getByRole('img', { name: /^Lines to read aloud/u })).toBeVisible()
  await expectAccessible(page)
  await record(reading, await sayLines(page, voiceId))
  await reading.getByRole('button', { name: 'Send the recording' }).click()
  await expect(reading).toBeHidden({ timeout: 150_000 })
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publishing.getByText('Agree before you publish.')).toBeVisible()
  await expectAccessible(page)
  await publishing.getByRole('checkbox', { name: /^I may share this voice/u }).check()
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The voice is published.')).toBeVisible()
  await expect(publishing).toBeHidden()

  const other = await (await browser.newContext()).newPage()
  await signUp(other)
  await other.goto('/app/voice-library')
  await expect(other.getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute('aria-current', 'page')
  await other.getByLabel('Search voices').fill('lihgthouse')
  const shared = other.getByRole('list', { name: 'Voices', exact: true })
  await expect(shared.getByRole('listitem')).toHaveCount(1)
  await shared.getByRole('button', { name: 'Play Lighthouse Keeper' }).click()
  await expect(shared.getByRole('button', { name: 'Pause Lighthouse Keeper' })).toBeVisible()

  const preview = await other.request.get(`${process.env['VIREO_TEST_URL'] ?? ''}${await previewOf(other, voiceId)}`)
  await other.getByRole('button', { name: 'Find similar voices' }).click()
  const picker = other.locator('input[type=file]')
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') })
  await expect(other.getByText('notes.txt is not an audio or video file that can be read here.')).toBeVisible()
  const similar = other.getByRole('list', { name: 'Similar voices' })
  const heard = { name: 'heard.mp3', mimeType: 'audio/mpeg', buffer: await preview.body() }
  // How a published voice sounds is measured behind everything else: it is found once that is done.
  await expect(async () => {
    if ((await picker.count()) === 0) await other.getByRole('button', { name: 'Find similar voices' }).click()
    await picker.setInputFiles(heard)
    await expect(similar.getByRole('listitem').first()).toContainText('Lighthouse Keeper', { timeout: 30_000 })
  }).toPass({ timeout: 240_000 })
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await similar.getByRole('button', { name: 'Add Lighthouse Keeper to my voices' }).click()
  const adding = other.getByRole('dialog', { name: 'Add “Lighthouse Keeper” to your voices' })
  await expectAccessible(other)
  await adding.getByLabel('Its name among your voices').fill('Keeper of mine')
  await adding.getByRole('button', { name: 'Add to my voices' }).click()
  await expect(similar.getByRole('button', { name: 'Use Keeper of mine in text to speech' })).toBeVisible()
  await other.getByRole('button', { name: 'Back to all voices' }).click()
  await expect(shared.getByRole('button', { name: 'Use Keeper of mine in text to speech' })).toBeVisible()
  await other.goto('/app/voice-lab')
  await other.getByRole('button', { name: 'Use Keeper of mine in text to speech' }).click()
  await expect(other.getByRole('button', { name: /^Voice: Keeper of mine/u }).first()).toBeVisible()
  await other.getByLabel('Text to speak').fill('The light is lit every evening.')
  await other.getByRole('button', { name: 'Generate speech' }).click()
  await expectHeard(other)

  await choose(page, 'Lighthouse Keeper', 'Remix')
  await expect(page.getByRole('heading', { name: 'Change “Lighthouse Keeper”' })).toBeVisible()
  await page.getByLabel('What to change').fill('Deeper and a bit slower')
  await page.getByRole('button', { name: 'Make three variations' }).click()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  const previews = page.getByRole('region', { name: 'Previews' })
  await expect(previews.getByRole('listitem')).toHaveCount(3, { timeout: 150_000 })
})
