import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Candidate, type candidateFaults, producerLimits } from '@vireo/contracts/productions'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '#kernel/errors.ts'
import { languageOf } from '../prices/language-of.ts'

export type ReadRow = { readonly line: number } & (
  | { readonly candidate: Candidate }
  | { readonly fault: (typeof candidateFaults)[number] }
)

/** The longest row: every cell as long as it may be, in characters of four bytes. */
const rowBytesMax = 16 * 1024
const known = ['name', 'email', 'languages', 'note'] as const
type Column = (typeof known)[number]

/**
 * Reads a list of candidates from a file, row by row, so that a long one is given up early. What is wrong with one row is said of that
 * row. Throws `candidates_unreadable` for what is no list, and `candidates_too_many`.
 */
export async function readCandidates(path: string): Promise<ReadRow[]> {
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(path),
    info: true,
    max_record_size: rowBytesMax,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  // The decoder refuses bytes that are no UTF-8, where the parser alone would put signs of its own for them.
  const text = createReadStream(path).on('error', (error) => parser.destroy(error))
  void pump(text, parser)
  const rows: ReadRow[] = []
  let columns: readonly (Column | undefined)[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (columns) rows.push(rowOf(record, columns, info.lines))
      else columns = columnsOf(record)
      if (rows.length > producerLimits.candidatesMax) throw new AppError('candidates_too_many')
    }
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(error['lines'])
    throw error
  } finally {
    text.destroy()
    parser.destroy()
  }
  if (!columns) throw unreadable()
  return rows
}

/** Hands text on as it is read; what is no text ends the reading. */
async function pump(blocks: AsyncIterable<Buffer>, parser: ReturnType<typeof parse>): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    for await (const block of blocks) {
      const text = decoder.decode(block, { stream: true })
      if (text.includes('\0')) throw new TypeError('there is a NUL')
      if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve).once('close', resolve))
    }
    decoder.decode()
    parser.end()
  } catch (error) {
    parser.destroy(error instanceof TypeError ? unreadable() : (error as Error))
  }
}

function unreadable(line?: unknown): AppError {
  return new AppError('candidates_unreadable', { param: 'file', ...(typeof line === 'number' && { data: { line } }) })
}

/** Tells what separates the cells, by the first line: spreadsheets use semicolons where commas are for decimals. */
async function delimiterOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1024) })
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/[\r\n]/u)
    const count = (sign: string) => head.split(sign).length
    return ([',', ';', '\t'] as const).toSorted((one, other) => count(other) - count(one))[0] ?? ','
  } finally {
    await file.close()
  }
}

/** Tells which cell is what. Throws `candidates_unreadable` where one that is needed is not there, or is there twice. */
function columnsOf(head: readonly string[]): readonly (Column | undefined)[] {
  const columns = head.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/^e-mail$/u, 'email')
    return known.find((each) => each === name)
  })
  const named = columns.filter((column) => column !== undefined)
  if (new Set(named).size < named.length) throw unreadable(1)
  if (!named.includes('name') || !named.includes('email') || !named.includes('languages')) throw unreadable(1)
  return columns
}

function rowOf(record: readonly string[], columns: readonly (Column | undefined)[], line: number): ReadRow {
  if (record.length !== columns.length) return { line, fault: 'columns' }
  const cell = (name: Column) => record[columns.indexOf(name)] ?? ''
  const named = cell('languages')
    .split(/[\s,;|]+/u)
    .filter((code) => code !== '')
  const read = Candidate.safeParse({
    name: cell('name'),
    email: cell('email'),
    languages: named,
    ...(columns.includes('note') && { note: cell('note') }),
  })
  if (!read.success) {
    const at = read.error.issues[0]?.path[0]
    return { line, fault: known.find((each) => each === at) ?? 'columns' }
  }
  const languages = canonical(read.data.languages)
  return languages ? { line, candidate: { ...read.data, languages } } : { line, fault: 'languages' }
}

function canonical(codes: readonly string[]): string[] | undefined {
  try {
    return [...new Set(codes.map((code) => languageOf(code, 'file')))]
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
