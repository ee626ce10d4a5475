import { join } from 'node:path'
import { type DomainName, productMap } from '../../product-map.ts'
import { projectFiles } from '../project/project-files.ts'
import { describeSlice } from './describe-slice.ts'

const root = join(import.meta.dirname, '../..')
const asked = process.argv[2]
const slice = Object.keys(productMap).find((name): name is DomainName => name === asked)

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
  return Object.entries(productMap)
    .map(([name, { purpose }]) => `  ${name.padEnd(14)} ${purpose}`)
    .join('\n')
}
