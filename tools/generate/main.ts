import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedRegistries } from './generated-registries.ts'

const root = join(import.meta.dirname, '../..')
const onlyCheck = process.argv.includes('--check')

// Everything else is read through the registries, so they come first.
const registries = await generatedRegistries(root)
const registriesBehind = settle(registries)
const { generatedPages } = await import('./generated-pages.ts')
const pages = await generatedPages(root)
const behind = registriesBehind + settle(pages)
if (behind === 0) console.log(`All ${registries.size + pages.size} generated files are up to date.`)
process.exitCode = onlyCheck && behind > 0 ? 1 : 0

/** Writes what is outdated, or only reports it; answers how many files were. */
function settle(files: ReadonlyMap<string, string>): number {
  const late = [...files].filter(([path, text]) => current(path) !== text)
  for (const [path, text] of late) {
    if (!onlyCheck) write(path, text)
    console.log(onlyCheck ? `${path} is behind its source; run: npm run generate` : `Wrote ${path}`)
  }
  return late.length
}

function current(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
