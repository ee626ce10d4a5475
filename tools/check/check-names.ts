import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const VAGUE_WORD = /(^|[/._-])(utils?|helpers?|misc|managers?|v2)([/._-]|$)/
const VAGUE_NAME = /(^|\/)(common|data|general)([/.]|$)/
const SUPPRESSION = /(oxlint|eslint)-disable|oxfmt-ignore|@ts-(ignore|nocheck|expect-error)/
const CODE = /\.(ts|tsx|mjs)$/
const THIS_CHECK = /^tools\/check\/check-names\.(test\.)?ts$/

/** Finds paths with words that say nothing, and comments that switch a check off. */
export function checkNames(root: string, files: readonly string[]): string[] {
  const vague = files.filter((file) => VAGUE_WORD.test(file) || VAGUE_NAME.test(file))
  const silenced = files.filter((file) => CODE.test(file) && !THIS_CHECK.test(file) && silencesAny(join(root, file)))
  return [
    ...vague.map(
      (file) => `${file}: name the thing it is about (no utils, helpers, common, misc, manager, data, general, v2)`,
    ),
    ...silenced.map((file) => `${file}: switches a check off; fix the cause or change the rule for everybody`),
  ]
}

function silencesAny(path: string): boolean {
  return SUPPRESSION.test(readFileSync(path, 'utf8'))
}
