import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

const text = 'Our SQL runs at night for the FBI.'

test(
  'somebody teaches how a word is said, hears it, and all speech says it so',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page, { at: '/app/pronunciation-dictionaries' })
    await expect(page.getByText('No dictionaries yet')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'New dictionary' }).click()
    const naming = page.getByRole('dialog', { name: 'New dictionary' })
    await naming.getByRole('button', { name: 'New dictionary' }).click()
    await expect(naming.getByText('Give the dictionary a name.')).toBeVisible()
    await naming.getByLabel('Name').fill('House terms')
    await naming.getByRole('button', { name: 'New dictionary' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'House terms' })).toBeVisible()
    // The way back is one step, and nothing hangs after it.
    await expect(page.getByRole('navigation', { name: 'Where you are' })).toHaveText('Pronunciation')

    await page.getByRole('button', { name: 'Add rule' }).click()
    const rule = page.getByRole('dialog', { name: 'Add rule' })
    await rule.getByLabel('Words in the text').fill('SQL')
    await rule.getByRole('textbox', { name: 'Other words' }).fill('sequel')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await rule.getByRole('button', { name: 'Hear after' }).click()
    await expect(page.getByText('How “SQL” is said').filter({ visible: true }).first()).toBeVisible()
    await rule.getByRole('button', { name: 'Save rule' }).click()
    await expect(rule).toHaveCount(0)

    // Sounds that are none are told before they are saved.
    await page.getByRole('button', { name: 'Add rule' }).click()
    await rule.getByLabel('Words in the text').fill('Vireo')
    await rule.getByText('IPA', { exact: true }).click()
    await rule.getByLabel('Sounds in IPA').fill('v?')
    await expect(rule.getByText(/“\?” in “v\?” is no sound of ipa/u)).toBeVisible()
    await rule.getByLabel('Sounds in IPA').fill('ˈvɪrioʊ')
    await rule.getByRole('button', { name: 'Save rule' }).click()
    await expect(rule).toHaveCount(0)
    const rules = page.getByRole('region', { name: 'Rules' })
    await expect(rules.getByText('sequel')).toBeVisible()
    await expect(rules.getByText('ˈvɪrioʊ')).toBeVisible()

    await page.getByLabel('Words', { exact: true }).fill('SQL')
    await page.getByLabel('Sound like').fill('sequel')
    await page.getByRole('button', { name: 'Add test' }).click()
    await expect(page.getByText('Sounds right')).toBeVisible()
    await page.getByRole('button', { name: 'Show versions' }).click()
    await expect(page.getByText('Current', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Use for all speech' }).click()
    await expect(page.getByText('Used for all speech')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // The composer says what speech is said with, and does it: what is written stays as it was.
    await page.goto('/app/speech-synthesis/text-to-speech')
    await page.getByLabel('Text to speak').fill(text)
    // What is probably misread becomes a rule of the same dictionary with one press.
    await page.getByRole('button', { name: '1 word is probably misread' }).click()
    const misread = page.getByRole('dialog', { name: 'Probably misread' })
    await expect(misread.getByText('Acronym')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await misread.getByRole('button', { name: '“FBI”: F B I' }).click()
    await expect(page.getByText('“FBI” is said as “F B I” now')).toBeVisible()
    await expect(misread.getByText('Nothing else is probably misread')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByText('Said with House terms.')).toBeVisible()
    await expectAccessible(page)
    // On a phone they stand over the text, and go by a key.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Generate speech' }).click()
    const take = page.getByRole('region', { name: 'Takes of this text' }).getByRole('listitem')
    await expect(take.getByText('Take 1')).toBeVisible()
    await expect(take).toBeInViewport({ ratio: 1 })

    await page.goto('/app/pronunciation-dictionaries')
    await page.getByRole('button', { name: 'More about House terms' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export as lexicon (PLS)' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('House terms.pls')
    const lexicon = readFileSync(await download.path())
    expect(lexicon.toString()).toContain('<alias>sequel</alias>')

    // What was taken along comes in again as another dictionary.
    const picker = page.locator('input[type=file]')
    await picker.setInputFiles({ name: 'Taken along.pls', mimeType: 'application/pls+xml', buffer: lexicon })
    await expect(page.getByRole('heading', { level: 1, name: 'Taken along' })).toBeVisible()
    await expect(page.getByText('Used where a request names it')).toBeVisible()

    await page.getByRole('button', { name: 'More about Taken along' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const renaming = page.getByRole('dialog', { name: 'Rename dictionary' })
    await renaming.getByLabel('Name').fill('Second')
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await page.getByRole('button', { name: 'More about Second' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('link', { name: 'Pronunciation' }).first().click()
    await expect(page.getByText('Archived', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)
