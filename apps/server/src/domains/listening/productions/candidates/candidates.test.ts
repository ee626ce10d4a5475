import { type CandidateResults } from '@vireo/contracts/productions'
import { afterEach, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer } from '#test/test-server.ts'
import { productionsHolding } from '../holding.ts'
import { givenOperator } from '../producers.testing.ts'
import { askAs, givenBuyer } from '../productions.testing.ts'
import { forgetCandidates } from './forget-candidates.ts'
import { inviteCandidates } from './invite-candidates.ts'

const server = await startTestServer()
const { pool } = server.database
const ctx = server.product.systemContext()
const operator = await givenOperator(server)
const path = '/v1/productions/candidate-ingestion'
afterEach(async () => {
  await pool.query('delete from production_candidates')
})

/** Sends a list; answers what became of its rows, or status and code of a failure. */
async function send(list: string | Uint8Array<ArrayBuffer>, caller = operator): Promise<CandidateResults | string> {
  const body = new FormData()
  body.append('file', new Blob([list], { type: 'text/csv' }), 'people.csv')
  const answer = await server.fetch(path, { method: 'POST', headers: caller.headers, body })
  const told = (await answer.json()) as CandidateResults & { detail?: { code?: string } }
  return answer.ok ? told : `${answer.status} ${told.detail?.code}`
}
/** Says in a word for each row what became of it. */
const outcomes = (told: CandidateResults | string) =>
  typeof told === 'string' ? told : told.rows.map(({ outcome, fault }) => fault ?? outcome)
const kept = async () =>
  (
    await pool.query<{ name: string; email: string }>(
      'select name, email, languages, note from production_candidates order by email',
    )
  ).rows
const head = 'name,email,languages,note\n'

test('a list says of each row what became of it, and everybody is written to once', async () => {
  const list = `\uFEFF${head}Ada,ADA@example.test,"en, de",writes
"Grace ""Amazing"" Hopper",grace@example.test,de,"two
lines"

Nobody,nobody,en,
,empty@example.test,en,
Ada again,ada@example.test,en,
Klingon,k@example.test,tlh,
Short,short@example.test
`
  const told = await send(list)
  expect(outcomes(told)).toEqual(['created', 'created', 'email', 'name', 'exists', 'languages', 'columns'])
  expect(told).toMatchObject({
    created: 2,
    exists: 1,
    refused: 4,
    rows: [{ line: 2 }, { line: 4 }, { line: 6 }, {}, {}, {}, {}],
  })
  expect(outcomes(await send(list))).toEqual(['exists', 'exists', 'email', 'name', 'exists', 'languages', 'columns'])
  expect(await kept()).toEqual([
    { name: 'Ada', email: 'ada@example.test', languages: ['en', 'de'], note: 'writes' },
    { name: 'Grace "Amazing" Hopper', email: 'grace@example.test', languages: ['de'], note: 'two\nlines' },
  ])
  expect(await inviteCandidates(ctx)).toBe(2)
  expect(await inviteCandidates(ctx)).toBe(0)
  const { rows } = await pool.query<{ recipient: string }>(
    "select recipient, content::text as text from letters where kind = 'productions.invitation' order by recipient",
  )
  expect(rows.map(({ recipient }) => recipient)).toEqual(['ada@example.test', 'grace@example.test'])
  expect(JSON.stringify(rows)).not.toMatch(/Amazing|writes|two/u)
  expect(JSON.stringify(rows[1])).toContain('lädt Sie ein')
})

test('spreadsheets that separate by semicolons or tabs are read, and columns in any order', async () => {
  expect(outcomes(await send('E-Mail;Languages;Name;Shoe size\r\na@example.test;en de;Ada;38\r\n'))).toEqual([
    'created',
  ])
  expect(outcomes(await send('languages\tname\temail\nde\tGrace\tg@example.test\n'))).toEqual(['created'])
  expect(await kept()).toMatchObject([{ languages: ['en', 'de'] }, { name: 'Grace' }])
})

test('only whoever runs the instance invites, and who has applied is not invited', async () => {
  const person = await givenBuyer(server)
  expect(await send(`${head}Ada,a@example.test,en,\n`, person)).toBe('403 operator_only')
  await askAs(server, person, ['POST', '/v1/productions/producer-applicants'], { name: 'Ada', languages: ['en'] })
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [person.userId])
  expect(outcomes(await send(`${head}Ada,${rows[0]?.email},en,\n`))).toEqual(['exists'])
  expect(await kept()).toEqual([])
})

test('who applies is no candidate any more, and who never does is forgotten', async () => {
  const person = await givenBuyer(server)
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [person.userId])
  await send(`${head}Ada,${rows[0]?.email},en,\nOld,old@example.test,en,\n`)
  await askAs(server, person, ['POST', '/v1/productions/producer-applicants'], { name: 'Ada', languages: ['en'] })
  expect(await kept()).toMatchObject([{ name: 'Old' }])
  expect(await forgetCandidates(ctx)).toBe(0)
  await pool.query("update production_candidates set created_at = now() - interval '181 days'")
  expect(await forgetCandidates(ctx)).toBe(1)
})

test('who only claims an address neither reads nor removes what a list says of it', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [person.userId])
  await send(`${head}Ada,${rows[0]?.email},en,She is good.\n`)
  const { userId, workspaceId } = person
  const account = { userId, workspaceId } as never
  const taken = async () => {
    const files = []
    for await (const file of productionsHolding.files(ctx, account)) files.push(file)
    return JSON.stringify(files)
  }
  const erase = () => transaction(ctx, async (ctx) => productionsHolding.erase?.(ctx, account))
  expect(await taken()).not.toContain('She is good.')
  await erase()
  expect(await kept()).toHaveLength(1)
  await pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  expect(await taken()).toContain('She is good.')
  await erase()
  expect(await kept()).toEqual([])
})

const good = 'Ada,ada@example.test,en,\n'
test.each([
  ['nothing', ''],
  ['no head', good],
  ['a column that is missing', `name,email\nAda,ada@example.test\n`],
  ['a column that is there twice', `name,email,languages,email\n${good}`],
  ['a quote that never ends', `${head}${good}"Ada,b@example.test,en,\n${good}`],
  ['a quote in the middle of a cell', `${head}${good}A"da",b@example.test,en,\n`],
  ['a cell that is huge', `${head}${good}Ada,b@example.test,en,${'x'.repeat(100_000)}\n`],
  ['a NUL', `${head}${good}A\0da,b@example.test,en,\n`],
  ['UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${head}${good}`, 'utf16le'))],
  ['Latin-1', Uint8Array.from(Buffer.from(`${head}${good}Jürgen,b@example.test,de,\n`, 'latin1'))],
  ['a picture', Uint8Array.from({ length: 5000 }, (_, at) => (at * 197) % 256)],
])('%s is refused as a whole, and nothing of it is kept', async (_, list) => {
  expect(await send(list)).toBe('400 candidates_unreadable')
  expect(await kept()).toEqual([])
})

test('a list of more than a thousand is refused as a whole, however many more they are', async () => {
  const row = (at: number) => `A,${at}@x.test,en,\n`
  const rows = (count: number) => head + Array.from({ length: count }, (_, at) => row(at)).join('')
  expect(await send(rows(1001))).toBe('400 candidates_too_many')
  expect(await send(rows(60_000))).toBe('400 candidates_too_many')
  expect(await send(head + '\n'.repeat(1_000_000))).toMatchObject({ rows: [] })
  expect(await send(rows(1_000_000))).toMatch(/^4(?:00|13) /u)
  expect(await kept()).toEqual([])
  expect(await send(rows(1000))).toMatchObject({ created: 1000 })
}, 30_000)

test('formulas, markup and signs that hide are names of nobody, or text that nothing carries out', async () => {
  const rows = [
    '=HYPERLINK(""http://evil.test""),a@example.test,en,',
    '"<script>alert(1)</script>",b@example.test,en,@SUM(1)',
    'A\u202Eda,c@example.test,en,',
  ]
  const list = head + rows.map((row) => row.replace(/^=.*?\)/u, (cell) => `"${cell}"`)).join('\n')
  expect(outcomes(await send(list))).toEqual(['created', 'created', 'name'])
  await inviteCandidates(ctx)
  const { rows: letters } = await pool.query("select content::text from letters where recipient like '_@example.test'")
  expect(JSON.stringify(letters)).not.toMatch(/HYPERLINK|script/u)
})
