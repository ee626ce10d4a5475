import { microphone, read } from '../microphone.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

test.use(microphone)

const screen = '/app/speech-to-text'
/** One of a voice of the house that everybody has. */
const sentence = 'The weather is very nice this morning. Please close the window before you leave the room.'
const someOfIt = /weather|morning|window|room/u

test('what is said into the microphone is read while it is said, and kept', { tag: '@phone' }, async ({ page }) => {
  await signUp(page, { at: screen })
  const dictate = page.getByRole('button', { name: 'Dictate' })
  const missing = page.getByText('Nothing here can write down speech yet')
  await expect(dictate.or(missing)).toBeVisible()
  if (await missing.isVisible()) {
    // Where nothing can listen, the screen says what it takes and offers nothing that would fail.
    await expect(dictate).toBeHidden()
    return
  }
  const voiceId = await page.evaluate(async () => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}` }
    const { voices } = await (await fetch('/v1/voices', { headers })).json()
    return voices.find((voice: { category: string }) => voice.category === 'premade').voice_id as string
  })
  await read(page, sentence, voiceId)
  await dictate.click()
  const dictation = page.getByRole('region', { name: 'Dictation' })
  await expect(dictation.getByText('Listening…')).toBeVisible()
  await expect(dictation.getByLabel('What you said')).toContainText(someOfIt, { timeout: 60_000 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dictation.getByRole('button', { name: 'Stop and keep it' }).click()
  await page.waitForURL(/\/app\/speech-to-text\/transcript_/u, { timeout: 60_000 })
  await expect(page.getByText(someOfIt).first()).toBeVisible()
})

test('a microphone that is refused is explained', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await signUp(page, { at: screen })
  const dictate = page.getByRole('button', { name: 'Dictate' })
  const missing = page.getByText('Nothing here can write down speech yet')
  await expect(dictate.or(missing)).toBeVisible()
  test.skip(await missing.isVisible(), 'nothing on this machine recognises speech')
  await dictate.click()
  await expect(page.getByText('The microphone is blocked.')).toBeVisible()
  await expect(dictate).toBeEnabled()
})
