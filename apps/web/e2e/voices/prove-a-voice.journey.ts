import { microphone, read, record, sayLines } from '../microphone.ts'
import { drawnLines, operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'

test.use(microphone)

/** Voices that no other journey speaks with. */
const blocked = { name: 'Tariq', id: 'j5tTpcl2ntpqnVwrA6gh' }
const guarded = { name: 'Parisa', id: 'lovm54Ifk5ucSF2FSufF' }
/** Ewan, who reads like somebody. */
const reader = 'pIsH5aFzeOjlNkqswRcM'

test('a blocked voice says so, one under captcha is opened by lines read aloud, each asks once', async ({ page }) => {
  await operate('voice', 'set-safety', blocked.id, '--control', 'BAN')
  await operate('voice', 'set-safety', guarded.id, '--control', 'CAPTCHA')
  await signUp(page, { at: '/app/speech-synthesis/text-to-speech' })
  const dialog = page.getByRole('dialog')
  const choose = async (name: string) => {
    await page
      .getByRole('button', { name: /^Voice: /u })
      .first()
      .click()
    await dialog.getByRole('searchbox').fill(name)
    await dialog.getByRole('button', { name: `Use ${name}` }).click()
  }
  await choose(blocked.name)
  await expect(dialog.getByText(`${blocked.name} is blocked`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await expect(dialog).toBeHidden()

  await choose(guarded.name)
  await expect(dialog.getByRole('img', { name: /^Lines to read aloud/u })).toBeVisible()
  await expect(dialog.getByText('10 attempts left today')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const drawn = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/captcha'))
  await sayLines(page, guarded.id)
  await dialog.getByRole('button', { name: 'Get other lines' }).click()
  await drawn
  // Something is said, but it is not what is asked for any more.
  await record(dialog, 2500)
  await dialog.getByRole('button', { name: 'Send the recording' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Here are new lines', { timeout: 150_000 })
  await expect(dialog.getByText('9 attempts left today')).toBeVisible()
  await expectAccessible(page)
  // What is said here of the lines is nobody's proof.
  await record(dialog, await sayLines(page, guarded.id))
  await dialog.getByRole('button', { name: 'Send the recording' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Read them aloud yourself', { timeout: 150_000 })
  await expect(dialog.getByText('8 attempts left today')).toBeVisible()
  await record(dialog, await read(page, await drawnLines(guarded.id), reader))
  await dialog.getByRole('button', { name: 'Send the recording' }).click()
  await expect(dialog).toBeHidden({ timeout: 150_000 })
  await expect(page.getByText(`Accepted. You may speak as ${guarded.name} now.`).first()).toBeVisible()
  await page.getByLabel('Text to speak').fill('This voice speaks for me now.')
  await page.getByRole('button', { name: 'Generate speech' }).click()
  await expectHeard(page)

  await choose(blocked.name)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('This voice is blocked.').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Why?' }).click()
  await expect(dialog.getByText(`${blocked.name} is blocked`)).toBeVisible()
})

test('a blocked voice says so wherever it is chosen', async ({ page }) => {
  await signUp(page)
  const spoken = await page.evaluate(async () => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
    const { voices } = await (await fetch('/v1/voices', { headers })).json()
    const { voice_id: id, name } = voices.at(-1)
    const answer = await fetch(`/v1/text-to-speech/${id}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text: 'Said before anybody minded.' }),
    })
    await answer.arrayBuffer()
    return { id: String(id), name: String(name), status: answer.status }
  })
  expect(spoken.status).toBe(200)
  await operate('voice', 'set-safety', spoken.id, '--control', 'BAN')
  const says = page.getByRole('dialog').getByText(`${spoken.name} is blocked`)

  // Each begins with a page of its own: a voice tells once.
  await page.goto('/app/default-voices')
  await page.getByRole('searchbox').fill(spoken.name)
  await page.getByRole('button', { name: `Use ${spoken.name} in text to speech` }).click()
  await expect(says).toBeVisible()

  await page.goto('/app/home')
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  await page.getByRole('combobox').fill(`Speak with ${spoken.name}`)
  await page.getByRole('option', { name: `Speak with ${spoken.name}` }).click()
  await expect(says).toBeVisible()

  await page.goto('/app/speech-synthesis/text-to-speech/history')
  await page.getByRole('button', { name: 'More actions for “Said before anybody minded.”' }).click()
  await page.getByRole('menuitem', { name: 'Use again' }).click()
  await expect(says).toBeVisible()
  await page.getByRole('button', { name: 'Understood' }).click()
  await page.reload()
  await expect(page.getByText('This voice is blocked.').filter({ visible: true })).toBeVisible()
  await expect(says).toBeHidden()
})
