import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many functions of a tree are let out without a word, and how many have one that begins as a fragment. */
export type DocCounts = { readonly missing: number; readonly fragments: number }

const TREE = /^(?:apps\/[^/]+|packages|engines|tools|bench|test)\//
const CODE = /\.(ts|tsx)$/
const TESTS = /\.(test|journey|conformance)\.tsx?$|[./]testing\.tsx?$/
const FUNCTION = /^(?<exported>export )?(?:default )?(?:async )?function\*? (?<name>\w+)/gm
const FIRST_WORD = /^[\s*]*(?<word>[^\s,.;:]+)/
/** A verb in the third person: "Makes", "Re-reads". */
const VERB = /^[A-Z][a-z]*(?:-[a-z]+)?s$/
/** Words that end like one and are none, or begin a sentence that says nothing of what the function does. */
const NO_VERBS = new Set(
  'Its This Is Has Does Was As Always Sometimes Perhaps Besides Whatever Words Ids Others Bytes Files Days Hours Minutes Seconds Milliseconds Thousands Voices Credits Recordings Events Letters Accounts Workspaces Things Providers Tokens Sign-ins Webhooks Sliders Languages Models Members Groups Invitations Invoices Messages Sessions Sounds Samples Keys Numbers Texts Lines Rows Pages Screens Settings Buttons Fields Options Choices Steps Places Ways'.split(
    ' ',
  ),
)

/** Counts, for each tree, the exported functions without a doc comment and the doc comments that begin without a verb. */
export function countDocComments(root: string, files: readonly string[]): Readonly<Record<string, DocCounts>> {
  const counts: Record<string, DocCounts> = {}
  for (const file of files) {
    const [tree] = TREE.exec(file) ?? []
    if (tree === undefined || !CODE.test(file) || TESTS.test(file)) continue
    const found = functionsIn(readFileSync(join(root, file), 'utf8'))
    const { missing, fragments } = counts[tree] ?? { missing: 0, fragments: 0 }
    counts[tree] = {
      missing: missing + found.filter(({ isExported, comment }) => isExported && comment === undefined).length,
      fragments: fragments + found.filter(({ comment }) => comment !== undefined && !beginsWithVerb(comment)).length,
    }
  }
  return counts
}

/** Lists the names of a file's functions that the counts are about, so that somebody can mend them. */
export function poorlyDescribed(text: string): string[] {
  return functionsIn(text)
    .filter(({ isExported, comment }) => (comment === undefined ? isExported : !beginsWithVerb(comment)))
    .map(({ name }) => name)
}

function functionsIn(text: string) {
  return [...text.matchAll(FUNCTION)].map((match) => ({
    name: match.groups?.['name'] ?? '',
    isExported: match.groups?.['exported'] !== undefined,
    comment: commentBefore(text, match.index),
  }))
}

/** Answers the text of the doc comment that ends where a function begins. */
function commentBefore(text: string, index: number): string | undefined {
  const end = text.lastIndexOf('*/', index)
  if (end < 0 || text.slice(end + 2, index).trim() !== '') return undefined
  const start = text.lastIndexOf('/**', end)
  return start < 0 ? undefined : text.slice(start + 3, end)
}

function beginsWithVerb(comment: string): boolean {
  const word = FIRST_WORD.exec(comment)?.groups?.['word'] ?? ''
  return VERB.test(word) && !NO_VERBS.has(word)
}
