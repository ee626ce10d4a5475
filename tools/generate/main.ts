import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedFiles } from './generated-files.ts'

const root = join(import.meta.dirname, '../..')
const onlyCheck = process.argv.includes('--check')

const files = await generatedFiles(root)
const behind = [...files].filter(([path, text]) => current(path) !== text)
for (const [path, text] of behind) {
  if (!onlyCheck) write(path, text)
  console.log(onlyCheck ? `${path} is behind its source; run: npm run generate` : `Wrote ${path}`)
}
if (behind.length === 0) console.log(`All ${files.size} generated files are up to date.`)
process.exitCode = onlyCheck && behind.length > 0 ? 1 : 0

function current(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
