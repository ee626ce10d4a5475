import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type AccountSheet, writeSheet } from './write-sheet.ts'

const madeAt = new Date('2026-03-01T10:00:00Z')
const sheet: AccountSheet = {
  title: 'Invoice prodpay_1',
  language: 'en',
  facts: [
    { name: 'From', value: 'studio.example' },
    { name: 'Billed to', value: 'Wave & <Sons>' },
  ],
  columns: { what: 'What', figures: ['Minutes', 'Amount'] },
  rows: [{ what: 'Transcript · English', note: 'opening talk.mp3', figures: ['6.25', '$12.50'] }],
  sums: [
    { name: 'VAT', value: '$0.00', isLast: false },
    { name: 'Total', value: '$12.50', isLast: true },
  ],
}

async function pagesOf(given: AccountSheet): Promise<string[]> {
  const { bytes } = await writeSheet(given, madeAt)
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text
}

test('a sheet says who, what and how much, each as it is', async () => {
  const [text = ''] = await pagesOf(sheet)
  for (const part of [
    'Invoice prodpay_1',
    'studio.example',
    'Wave & <Sons>',
    'opening talk.mp3',
    '6.25',
    '$12.50',
    'VAT',
  ])
    expect(text).toContain(part)
  const [one, other] = [await writeSheet(sheet, madeAt), await writeSheet(sheet, madeAt)]
  expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true)
})

test('names in other scripts are there, and told where no font has them', async () => {
  const names = ['東京ラジオ', 'Ραδιόφωνο Λόφου', 'Радио «Холм»', '한국방송']
  const rows = names.map((note) => ({ what: 'Transcript', note, figures: ['1.00', '$2.00'] }))
  const { unwritten } = await writeSheet({ ...sheet, rows }, madeAt)
  expect(unwritten).toEqual([])
  const text = (await pagesOf({ ...sheet, rows })).join('').replaceAll(/\s/gu, '').normalize('NFC')
  for (const name of names) expect(text).toContain(name.replaceAll(' ', ''))
  expect((await writeSheet({ ...sheet, rows: [], title: 'راديو التل' }, madeAt)).unwritten).toEqual([])
  expect((await writeSheet({ ...sheet, title: 'an 👩‍🚀' }, madeAt)).unwritten).toEqual(['👩‍🚀'])
})

test('what does not fit on a page goes on to others, each row whole, below columns with names', async () => {
  const long = 'a recording with a name that is so long that it needs several lines of its own '.repeat(3)
  const rows = Array.from({ length: 120 }, (_, at) => ({
    what: `Row ${at} begins`,
    note: `${long} and row ${at} ends`,
    figures: ['1.00', `$${at}.00`],
  }))
  const pages = await pagesOf({ ...sheet, rows })
  expect(pages.length).toBeGreaterThan(5)
  for (const text of pages.slice(0, -1)) {
    expect(text).toContain('Minutes')
    const begun = text.match(/Row (\d+) begins/gu)?.map((each) => each.replaceAll(/\D/gu, ''))
    const ended = text.match(/row\s+(\d+)\s+ends/gu)?.map((each) => each.replaceAll(/\D/gu, ''))
    expect(ended).toEqual(begun)
  }
  const whole = pages.join('\n')
  for (const { figures } of rows) expect(whole).toContain(figures[1])
  expect(pages.at(-1)).toContain('Total')
})
