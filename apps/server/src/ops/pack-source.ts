import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import yazl from 'yazl'

/** What the project is made of. Nothing else of its folder leaves the house: it may hold data and secrets. */
const folders = ['.ci', '.github', 'apps', 'bench', 'docs', 'engines', 'packages', 'test', 'tools']
const files =
  /^(package(-lock)?\.json|product-map\.ts|tsconfig[\w.]*\.json|vitest\.config\.ts|[A-Z]+(\.md)?|\.ox\w+rc\.json|\.nvmrc|\.gitignore)$/
const left = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results'])
const secretive = /^\.|\.(env|pem|key|p12|log)$|^instance-key/i

/** A choice in `.npmrc`. Its other lines may be an operator's: credentials and addresses of their registry. */
const npmChoice = /^[a-z-]+=(true|false)$/

/** Packs the source of the running version as a zip: all that it takes to install, test, build and start it. */
export async function packSource(root: string, dataDir: string): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  const top = await readdir(root, { withFileTypes: true })
  for (const entry of top.filter((one) => one.isFile() && files.test(one.name)))
    zip.addFile(path.join(root, entry.name), `vireo/${entry.name}`)
  const choices = await npmChoices(root)
  if (choices !== '') zip.addBuffer(Buffer.from(choices), 'vireo/.npmrc', { compress: false })
  for (const folder of folders) await addFolder(zip, root, folder, dataDir)
  zip.end()
  const blocks: Buffer[] = []
  for await (const block of zip.outputStream) blocks.push(Buffer.from(block))
  return Buffer.concat(blocks)
}

async function npmChoices(root: string): Promise<string> {
  const lines = await readFile(path.join(root, '.npmrc'), 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter((line) => npmChoice.test(line))
    .map((line) => `${line}\n`)
    .join('')
}

async function addFolder(zip: yazl.ZipFile, root: string, folder: string, dataDir: string): Promise<void> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const inside = path.join(folder, entry.name)
    const real = path.join(root, inside)
    if (left.has(entry.name) || secretive.test(entry.name) || real === dataDir) continue
    // Links are not followed: they may lead out of the project.
    if (entry.isDirectory()) await addFolder(zip, root, inside, dataDir)
    else if (entry.isFile()) zip.addFile(real, `vireo/${inside.split(path.sep).join('/')}`)
  }
}
