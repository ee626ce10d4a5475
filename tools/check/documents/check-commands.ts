import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../new/names.ts'
import { planSlice } from '../../new/plan-slice.ts'

const NEW_SLICE = /\bnpm run new slice ([a-z-]+)\/([a-z-]+) -- (?:\\\s+)?--purpose "([^"]+)"/g
const OF_A_SLICE = /^(?:npm run where|npm test --) ([a-z][a-z-]*)\b/gm

/**
 * Answers the commands in Markdown files that cannot be typed as they stand there: those about something that is neither
 * one of `slices` nor made by the same document nor a folder, and those that make a slice which the generator would refuse.
 */
export function checkCommands(root: string, files: readonly string[], slices: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const made = [...text.matchAll(NEW_SLICE)].map(([, area = '', name = '', purpose = '']) => ({
        area,
        name,
        purpose,
      }))
      const known = [...slices, ...made.map(({ name }) => name)]
      const strangers = [...text.matchAll(OF_A_SLICE)].flatMap(([command, name = '']) =>
        known.includes(name) || existsSync(join(root, name)) ? [] : [`${file}: "${command}" names no slice`],
      )
      return [...strangers, ...made.flatMap((request) => refusal(request).map((why) => `${file}: ${why}`))]
    })
}

function refusal(request: { readonly area: string; readonly name: string; readonly purpose: string }): string[] {
  try {
    planSlice({ ...request, uses: [] }, new Date(0))
    return []
  } catch (error) {
    if (error instanceof UsageError)
      return [`a slice ${request.area}/${request.name} would be refused: ${error.message}`]
    throw error
  }
}
