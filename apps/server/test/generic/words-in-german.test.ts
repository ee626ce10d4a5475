import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const domains = join(import.meta.dirname, '../../src/domains')
const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).map((file) => join(domains, file))
const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const read = (file: string) => readFileSync(file, 'utf8')

const english = sources.filter((file) => file.endsWith('/words.ts'))

type Texts = Readonly<Record<string, string>>

/** What mails and messages say by where it stands: sentences made from values with values that name themselves. */
function textsIn(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return { [path]: value }
  if (typeof value === 'function') return { [path]: String(value('⟨1⟩', '⟨2⟩', '⟨3⟩')) }
  const inner = Object.entries(value ?? {}).map(([key, one]) => textsIn(one, `${path}/${key}`))
  return Object.assign({}, ...inner) as Texts
}

async function textsOf(file: string): Promise<Texts> {
  const exported = (await import(file)) as Record<string, unknown>
  return textsIn(Object.values(exported)[0])
}

describe.each(english)('%s', (file) => {
  test('has German for everything, which addresses people as Sie and keeps every value', async () => {
    const [own, german] = [await textsOf(file), await textsOf(file.replace(/words\.ts$/u, 'words.de.ts'))]
    expect(Object.keys(german)).toEqual(Object.keys(own))
    for (const [place, text] of Object.entries(german)) {
      expect(text, place).not.toBe(own[place])
      expect(text, place).not.toMatch(/undefined|\b(?:du|dein\w*|dich|dir)\b/iu)
      // A reason that an engine told in English is not repeated in German.
      if (!place.endsWith('/failed/text')) expect(valuesIn(text), place).toEqual(valuesIn(own[place] ?? ''))
    }
  })
})

function valuesIn(text: string): string[] {
  return [...new Set(text.match(/⟨\d⟩/gu) ?? [])].toSorted()
}

const mailing = sources.filter((file) =>
  /\b(?:sendMail|SendMail|mailAccount|AccountMail|giveNotice|sendMessage|Notice)\b/u.test(read(file)),
)

test('no mail, message or notice is written where only one language is', () => {
  const outside = mailing.filter((file) =>
    /^\s*(?:subject|title|description|paragraphs): (?:\[\s*)?['`"]/mu.test(read(file)),
  )
  expect(outside).toEqual([])
})

test('every kind of mail is sent in both languages by a test', () => {
  const kinds = mailing.flatMap((file) =>
    [...read(file).matchAll(/\bkind: '([a-z]+\.[a-z-]+)'/gu)].map(([, kind]) => kind),
  )
  const tests = files.filter((file) => file.endsWith('.test.ts') && read(file).includes('inBothLanguages'))
  const proven = tests.map(read).join('\n')
  // What nobody has an account for is asked for by name, and receipts have dates and amounts of their own.
  const elsewhere = [
    'identity.no-account',
    'billing.receipt',
    'selling.receipt',
    'notifications.product-update',
    'landing.contact',
  ]
  expect(kinds.length).toBeGreaterThan(12)
  expect(
    [...new Set(kinds)].filter((kind) => kind !== undefined && !proven.includes(kind) && !elsewhere.includes(kind)),
  ).toEqual([])
})
