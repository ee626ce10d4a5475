import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { productMap } from '../../product-map.ts'
import { ALLOWED_FILE, loweredAllowance } from '../check/check-doc-comments.ts'
import { formatted } from '../generate/formatted.ts'
import { markdownTable } from '../generate/markdown.ts'
import { projectFiles } from '../project/project-files.ts'
import { figuresBefore } from './figures-before.ts'
import { FIGURES as PAGE } from './kept-figures.ts'
import { measureHouse } from './measure-house.ts'

const root = join(import.meta.dirname, '../..')

const rows = measureHouse(root).map(({ what, value, goal }) => [
  what,
  figuresBefore[what] ?? '–',
  String(value),
  goal || '–',
])
const text = `# Figures of the house

Measured by \`npm run figures\`: before the house was rebuilt (the state of d615523), and in this tree. Times are those of
the last whole run in this tree that passed, on the machine it ran on; “–” where there was none. Files that run are those of
slices which an operation imports for its values, through doors what it takes; before and now are counted alike. Of growth,
every tree is its own measure: tests may grow faster than source while they catch up with 0.60.

${markdownTable(['what', 'before', 'now', 'goal'], rows)}

Areas: ${Object.keys(productMap).join(', ')}.
Beside the foundation each is a group of the sidebar or stands in one; sounds and music, studio, listen and agents get an
area with their first slice, which makes thirteen.
`
const [[path, page] = [PAGE, text]] = await formatted(root, { [PAGE]: text })
mkdirSync(dirname(join(root, path)), { recursive: true })
writeFileSync(join(root, path), page)
writeFileSync(join(root, ALLOWED_FILE), loweredAllowance(root, projectFiles(root)))
console.log(page)
