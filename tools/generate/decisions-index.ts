import { markdownTable } from './markdown.ts'

const FORM = /^# (\d{4})(?: –)? (.+)\n\nStatus: (.+)\n/
const STATUS = /^(accepted|(amended|superseded) by \d{4}(, \d{4})*)$/
const INTRODUCTION = `# Decisions

Each binds others, fits on a page, and is not edited later, except for its status: _accepted_, _amended by_ one that
changes a part of it, or _superseded by_ one that takes its place. \`npm run new decision "<title>"\` writes the next.`

type Decision = { readonly file: string; readonly number: string; readonly title: string; readonly status: string }

/**
 * Answers the index of the decisions, made from their titles and statuses; `files` are their texts by file name.
 * Throws for a decision without a status, a number that is used twice, and a status that names nobody.
 */
export function decisionsIndex(files: ReadonlyMap<string, string>): string {
  const decisions = [...files]
    .map(([file, text]) => read(file, text))
    .toSorted((a, b) => (a.number < b.number ? -1 : 1))
  const byNumber = new Map(decisions.map((decision) => [decision.number, decision]))
  if (byNumber.size < decisions.length) throw new Error(`Two decisions have one number: ${twice(decisions).join(', ')}`)
  const rows = decisions.map(({ file, number, title, status }) => [
    number,
    `[${title}](${file})`,
    status.replaceAll(/\d{4}/g, (other) => linkTo(byNumber.get(other), `${file} names ${other}`)),
  ])
  return `${INTRODUCTION}\n\n${markdownTable(['number', 'decision', 'status'], rows)}\n`
}

function read(file: string, text: string): Decision {
  const [, number = '', title = '', status = ''] = FORM.exec(text) ?? []
  if (!file.startsWith(`${number}-`) || !STATUS.test(status))
    throw new Error(
      `docs/decisions/${file}: below the title "# NNNN Title" stands "Status: accepted", "Status: amended by NNNN" or "Status: superseded by NNNN"`,
    )
  return { file, number, title, status }
}

function linkTo(decision: Decision | undefined, where: string): string {
  if (!decision) throw new Error(`docs/decisions/${where}, which is not there`)
  return `[${decision.number}](${decision.file})`
}

function twice(decisions: readonly Decision[]): string[] {
  return decisions.filter(({ number }, at) => decisions[at - 1]?.number === number).map(({ file }) => file)
}
