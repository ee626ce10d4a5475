import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productMap } from '../../product-map.ts'
import { slices } from '../slices/slices-of.ts'
import { FIGURES, keptFigures, staleFigures } from '../figures/kept-figures.ts'
import { projectFiles } from '../project/project-files.ts'
import { runNode } from '../project/run-command.ts'
import { checkArchitecture } from './documents/check-architecture.ts'
import { checkCommands } from './documents/check-commands.ts'
import { checkContexts } from './check-contexts.ts'
import { checkDocComments, checkDocCounts } from './check-doc-comments.ts'
import { checkDocs, unmappedFolders } from './documents/check-docs.ts'
import { checkIds } from './check-ids.ts'
import { checkManifests } from './check-manifests.ts'
import { checkNames } from './check-names.ts'
import { checkProductMap } from './check-product-map.ts'
import { checkShape } from './check-shape.ts'
import { checkTables } from './check-tables.ts'
import { checkWords } from './check-words.ts'
import type { Step } from './run/run-steps.ts'

const root = join(import.meta.dirname, '../..')
const TSC = 'node_modules/typescript-native/bin/tsc'
const TSX = 'node_modules/tsx/dist/cli.mjs'

/** Everything `npm run check` looks at, the slowest first, so that two at a time finish early. */
export const checkSteps: readonly Step[] = [
  types('types', 'tsconfig.json'),
  types('types of the web', 'tsconfig.web.json'),
  command('generated files', canChangeGenerated, TSX, 'tools/generate/main.ts', '--check'),
  command('lint', isNoDocument, 'node_modules/oxlint/bin/oxlint', '--format=unix', '--threads=2'),
  command('architecture', isNoDocument, TSX, 'tools/architecture/main.ts'),
  types('types of journeys', 'tsconfig.journeys.json'),
  command('format', () => true, 'node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  { name: 'documents', run: () => checkDocs(root, projectFiles(root)) },
  { name: 'statements of the map', run: () => checkArchitecture(root, projectFiles(root)) },
  { name: 'commands', run: () => checkCommands(root, projectFiles(root), Object.keys(slices)) },
  {
    name: 'map of folders',
    run: () => unmappedFolders(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'), projectFiles(root)),
  },
  { name: 'manifests', run: () => checkManifests(root, projectFiles(root)) },
  { name: 'ids', run: () => checkIds(root, projectFiles(root)) },
  { name: 'contexts', run: () => checkContexts(root, projectFiles(root)) },
  { name: 'names', run: () => checkNames(root, projectFiles(root)) },
  { name: 'product map', run: () => checkProductMap(root, productMap) },
  { name: 'figures', run: () => staleFigures(readFileSync(join(root, FIGURES), 'utf8'), figuresOfTree()) },
  { name: 'shape', run: () => checkShape(root, projectFiles(root)) },
  { name: 'tables', run: () => checkTables(root, projectFiles(root), slices) },
  { name: 'doc comments', run: () => checkDocComments(root, projectFiles(root)) },
  { name: 'doc comments, counted', run: () => checkDocCounts(root, projectFiles(root)) },
  { name: 'words', run: () => checkWords(root, projectFiles(root)) },
]

/** Measures the figures that the page has to tell as they are. */
function figuresOfTree() {
  return keptFigures(
    root,
    projectFiles(root).filter((file) => /^(apps|packages|engines)\/.*\.tsx?$/.test(file)),
  )
}

/** Tells whether a file may hold code, which documents do not. */
function isNoDocument(file: string): boolean {
  return !file.endsWith('.md')
}

/**
 * Tells whether a file can change what is generated. Of tests, benches and what the browser draws, the generator reads
 * only the names.
 */
export function canChangeGenerated(file: string): boolean {
  return !/^(apps\/web\/(src|e2e)|bench)\/|\.(test|journey)\.tsx?$/.test(file)
}

/**
 * Creates the step that checks types. What passed and did not change is skipped. There is one checker for each program:
 * several would each work out the types that they share.
 */
function types(name: string, config: string): Step {
  const memory = `node_modules/.cache/${config}.tsbuildinfo`
  return command(
    name,
    isNoDocument,
    TSC,
    '-p',
    config,
    '--pretty',
    'false',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    memory,
  )
}

function command(name: string, reads: (file: string) => boolean, script: string, ...args: readonly string[]): Step {
  return {
    name,
    reads,
    run: async () => {
      const { exitCode, output } = await runNode(script, args, root)
      return exitCode === 0 ? [] : [output || `${script} failed without a word (exit code ${exitCode})`]
    },
  }
}
