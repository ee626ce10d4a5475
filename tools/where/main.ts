import { join } from 'node:path'
import type { SliceName } from '../../product-map.ts'
import { projectFiles } from '../project/project-files.ts'
import { slices } from '../slices/slices-of.ts'
import { describeSlice } from './describe-slice.ts'

const root = join(import.meta.dirname, '../..')
const asked = process.argv[2]
const slice = Object.keys(slices).find((name): name is SliceName => name === asked)

if (slice === undefined) {
  console.error(`Usage: npm run where <slice>, one of:\n${overview()}`)
  process.exitCode = 1
} else {
  const sections = describeSlice(root, slice, projectFiles(root))
  console.log(
    sections.map(({ title, lines }) => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`).join('\n\n'),
  )
}

function overview(): string {
  return Object.entries(slices)
    .map(([name, { purpose }]) => `  ${name.padEnd(14)} ${purpose}`)
    .join('\n')
}
