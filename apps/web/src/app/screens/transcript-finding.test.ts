import { expect, type Page } from '@playwright/test'
import { enginesEndpoints } from '@vireo/contracts/engines'
import { resourcesEndpoints } from '@vireo/contracts/resources'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { describe, test } from 'vitest'

import { answer } from '../../kit/testing/states.testing.ts'
import { expectNothingInTheWay, onAPhone } from '../testing/on-a-phone.testing.ts'
import { type Look, screenSuite, soon } from '../testing/screen-suite.testing.ts'

const opened = screenSuite()
const count = 200
const word = (text: string, at: number) => ({ text, type: 'word' as const, start: at, end: at + 0.4, logprob: -0.1 })
const spacing = { text: ' ', type: 'spacing' as const, start: null, end: null, logprob: 0 }
/** Paragraphs of a few lines each; apples are spoken of twice in the third, and once in the last. */
const paragraphs = Array.from({ length: count }, (_, place) => {
  const said = 'Nobody speaks of anything else while it rains outside and the kettle sings in the kitchen'.split(' ')
  if (place === 2) said.splice(3, 1, 'apples,', 'green', 'Apples')
  if (place === count - 1) said.push('apples')
  return { speaker_id: null, tokens: said.flatMap((text, at) => [word(text, place * 10 + at * 0.5), spacing]) }
})
const summary = {
  transcription_id: 'transcript_1',
  title: 'In the garden',
  state: 'done' as const,
  permission_on_resource: 'admin' as const,
}
const answers = [
  answer(enginesEndpoints.ability, { capability: 'recognition', languages: ['en', 'de'] }),
  answer(transcriptionEndpoints.open, { version: 2, transcript: summary, document: { speakers: [], paragraphs } }),
  answer(transcriptionEndpoints.listComments, { comments: [] }),
  answer(resourcesEndpoints.get, {}),
]
const scene = { signedOut: false, answers, held: [] }
const address = '/app/speech-to-text/transcript_1'
const openTranscript = (look: Look) => opened({ address, scene }, look)

async function find(page: Page, text: string, names = { open: 'Find and replace', find: 'Find' }): Promise<void> {
  await page.getByRole('button', { name: names.open, exact: true }).click(soon)
  await expect(page.getByRole('textbox', { name: names.find, exact: true })).toBeFocused(soon)
  await page.keyboard.type(text)
}

/** What is marked, as `paragraph: text`, and whether all of it is in sight. */
function marked(page: Page, name: string): Promise<{ readonly texts: string[]; readonly isInSight: boolean }> {
  return page.evaluate((key) => {
    const ranges = [...(CSS.highlights.get(key) ?? [])].map((each) => {
      const range = new Range()
      range.setStart(each.startContainer, each.startOffset)
      range.setEnd(each.endContainer, each.endOffset)
      return range
    })
    const texts = ranges.map((range) => {
      const block = range.startContainer.parentElement?.closest<HTMLElement>('[data-paragraph]')
      return `${block?.dataset['paragraph']}: ${range.toString()}`
    })
    const isSeen = (range: Range) => {
      const { left, top, width, height } = range.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      return at !== null && (range.startContainer.parentElement?.contains(at) ?? false)
    }
    return { texts, isInSight: ranges.every(isSeen) }
  }, name)
}
const here = (page: Page) => marked(page, 'transcript-found-here')
const others = async (page: Page) => (await marked(page, 'transcript-found')).texts

describe.concurrent('what is looked for in a transcript', () => {
  test('is marked, and keys lead from each place to the next and around, also within a paragraph', () =>
    openTranscript(async (page) => {
      await find(page, 'apples')
      await page.getByText('Found 3 times').waitFor(soon)
      await expect.poll(() => others(page), soon).toEqual(['2: apples', '2: Apples'])
      expect((await here(page)).texts).toEqual([])
      for (const [key, place, at] of [
        ['Enter', '1 of 3', '2: apples'],
        ['Enter', '2 of 3', '2: Apples'],
        ['Enter', '3 of 3', '199: apples'],
        ['Enter', '1 of 3', '2: apples'],
        ['Shift+Enter', '3 of 3', '199: apples'],
        ['Shift+Enter', '2 of 3', '2: Apples'],
      ] as const) {
        await page.keyboard.press(key)
        await page.getByText(place).waitFor(soon)
        await expect.poll(() => here(page), soon).toEqual({ texts: [at], isInSight: true })
      }
      expect(await others(page)).toEqual(['2: apples'])
      await expect(page.getByText('2 of 3')).toBeInViewport()
      await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused()
    }))

  test('looks otherwise where one is, not by its colour alone', () =>
    openTranscript(async (page) => {
      await find(page, 'apples')
      await page.keyboard.press('Enter')
      await page.getByText('1 of 3').waitFor(soon)
      const looks = await page.evaluate(() => {
        const words = document.querySelector('[data-paragraph="2"] [data-words]')
        return ['transcript-found', 'transcript-found-here'].map((name) => {
          const { textDecorationLine, textDecorationThickness } = getComputedStyle(
            words as Element,
            `::highlight(${name})`,
          )
          return `${textDecorationLine} ${textDecorationThickness}`
        })
      })
      expect(looks).toEqual(['underline 1px', 'underline 3px'])
    }))

  test('is what one writes now: a correction moves what is marked, and closing marks nothing', () =>
    openTranscript(async (page) => {
      await find(page, 'apples')
      await page.keyboard.press('Enter')
      await page.getByText('1 of 3').waitFor(soon)
      await page.locator('[data-paragraph="2"]').hover()
      await page
        .locator('[data-paragraph="2"]')
        .getByRole('button', { name: /^Correct/u })
        .click(soon)
      await page.getByRole('textbox', { name: 'Text of the paragraph' }).fill('Apples. And apples and apples.')
      await page.keyboard.press('Enter')
      await page.getByText('1 of 4').waitFor(soon)
      await expect.poll(() => here(page), soon).toEqual({ texts: ['2: Apples'], isInSight: true })
      expect(await others(page)).toEqual(['2: apples', '2: apples'])
      await page.getByRole('button', { name: 'Close find and replace' }).click(soon)
      expect([await others(page), (await here(page)).texts]).toEqual([[], []])
    }))

  test('is told not to be there where it is not', () =>
    openTranscript(async (page) => {
      await find(page, 'zebra')
      await page.getByRole('search').getByText('Not found', { exact: true }).waitFor(soon)
      await expect(page.getByRole('button', { name: 'Next place' })).toBeDisabled()
    }))

  test('is left by Escape from wherever one is in the bar, back to what opened it', () =>
    openTranscript(async (page) => {
      for (const name of ['Find', 'Replace with', 'Whole words', 'Next place']) {
        await find(page, 'apples')
        await page.getByText('Found 3 times').waitFor(soon)
        await page.getByRole('search').getByLabel(name, { exact: true }).focus()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Find and replace', exact: true })).toBeFocused(soon)
        await expect(page.getByRole('search')).toHaveCount(0)
      }
    }))

  test('is marked word by word in browsers that have no highlights', () =>
    openTranscript(async (page) => {
      await page.evaluate(() => Reflect.deleteProperty(CSS, 'highlights'))
      await find(page, 'apples')
      for (const [place, at] of [
        ['1 of 3', '[data-paragraph="2"]'],
        ['2 of 3', '[data-paragraph="2"]'],
        ['3 of 3', '[data-paragraph="199"]'],
      ] as const) {
        await page.keyboard.press('Enter')
        await page.getByText(place).waitFor(soon)
        await expect(page.locator('[data-found=here]')).toHaveCount(1, soon)
        await expect(page.locator(`${at} [data-found=here]`)).toBeInViewport(soon)
      }
      await page.keyboard.press('Enter')
      await page.getByText('1 of 3').waitFor(soon)
      await expect(page.locator('[data-found]')).toHaveText(['apples,', 'Apples'], soon)
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-found]')).toHaveCount(0)
    }))

  test('is led to on a phone as well: what leads on stays in sight', () =>
    opened({ address, ...onAPhone, scene }, async (page) => {
      await find(page, 'apples', { open: 'Suchen und ersetzen', find: 'Suchen' })
      await page.getByText('3-mal gefunden').waitFor(soon)
      for (const place of ['1 von 3', '2 von 3', '3 von 3']) {
        await page.getByRole('button', { name: 'Nächste Stelle' }).click(soon)
        await expect(page.getByText(place)).toBeInViewport(soon)
        await expect.poll(async () => (await here(page)).isInSight, soon).toBe(true)
      }
      await expectNothingInTheWay(page)
    }))
})
