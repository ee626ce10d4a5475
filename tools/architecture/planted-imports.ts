import { slices } from '../slices/slices-of.ts'

/** One bad file and the rule that must report it. */
export type Plant = { readonly rule: string; readonly file: string; readonly imports: string; readonly types?: true }

const SPEECH = 'apps/server/src/domains/speech/speech'
const WEB_SPEECH = 'apps/web/src/domains/speech/speech'

/** The innocent files that the bad ones reach for: every slice in every tree, and one file of each other place. */
export const innocentFiles: readonly string[] = [
  ...Object.entries(slices).flatMap(([slice, { area }]) => [
    `apps/server/src/domains/${area}/${slice}/index.ts`,
    `apps/server/src/domains/${area}/${slice}/tables.ts`,
    `apps/web/src/domains/${area}/${slice}/index.ts`,
    `packages/contracts/src/${slice}/index.ts`,
    `packages/contracts/src/${slice}/schemas.ts`,
  ]),
  'apps/server/src/compose.ts',
  'apps/server/src/kernel/context.ts',
  'apps/server/src/http/bind-routes.ts',
  'apps/server/src/jobs/enqueue.ts',
  'apps/server/src/jobs/run-jobs.ts',
  'apps/server/src/adapters/storage-disk.ts',
  'apps/server/test/server-under-test.ts',
  'apps/web/src/kit/call.ts',
  'packages/audio/src/index.ts',
  'packages/audio/src/wav.ts',
  'packages/contracts/src/index.ts',
  'packages/contracts/src/kit/index.ts',
  'packages/engines/src/index.ts',
  'packages/engines/src/speech.test.ts',
  'packages/engines/src/speech.conformance.ts',
  'packages/ui/src/index.ts',
  'engines/flite/src/index.ts',
  'engines/espeak/src/index.ts',
]

/** At least one violation of every rule of rules.ts; the test fails for a rule that has none. */
export const plants: readonly Plant[] = [
  { rule: 'only-through-the-door', file: `${SPEECH}/planted-alias.ts`, imports: '#voices/tables.ts' },
  { rule: 'contracts-stand-alone', file: 'packages/contracts/src/speech/planted-npm.ts', imports: 'fastify' },
  { rule: 'contracts-stand-alone', file: 'packages/contracts/src/speech/planted-audio.ts', imports: '@vireo/audio' },
  {
    rule: 'web-never-server',
    file: `${WEB_SPEECH}/planted-server.ts`,
    imports: '../../../../../server/src/kernel/context.ts',
  },
  { rule: 'browser-has-no-node', file: `${WEB_SPEECH}/planted-node.ts`, imports: 'node:fs' },
  { rule: 'web-never-server', file: `${WEB_SPEECH}/planted-engines.ts`, imports: '@vireo/engines' },
  {
    rule: 'packages-know-no-app',
    file: 'packages/audio/src/planted-app.ts',
    imports: '../../../apps/server/src/kernel/context.ts',
  },
  { rule: 'kits-know-no-product', file: 'packages/engines/src/planted-contracts.ts', imports: '@vireo/contracts' },
  { rule: 'engines-stand-alone', file: 'engines/flite/src/planted-other.ts', imports: '@vireo/engine-espeak' },
  { rule: 'only-through-the-door', file: `${SPEECH}/planted-door.ts`, imports: '../../voices/voices/tables.ts' },
  {
    rule: 'only-through-the-door',
    file: `${WEB_SPEECH}/planted-door.ts`,
    imports: '../../voices/voices/planted-inside.ts',
  },
  {
    rule: 'only-through-the-door',
    file: `${SPEECH}/planted-part.ts`,
    imports: '../../voices/voices/samples/sample-store.ts',
  },
  {
    rule: 'contracts-through-the-door',
    file: 'packages/contracts/src/speech/planted-door.ts',
    imports: '../voices/schemas.ts',
  },
  { rule: 'platform-uses-the-door', file: 'apps/server/src/main.ts', imports: './domains/voices/voices/tables.ts' },
  {
    rule: 'platform-uses-the-door',
    file: 'apps/web/src/app/planted-shell.ts',
    imports: '../domains/voices/voices/planted-inside.ts',
  },
  { rule: 'whole-contracts-for-all-slices', file: `${SPEECH}/planted-whole.ts`, imports: '@vireo/contracts' },
  {
    rule: 'whole-contracts-for-all-slices',
    file: 'apps/server/src/http/planted-whole.ts',
    imports: '@vireo/contracts',
  },
  { rule: 'packages-through-the-door', file: `${SPEECH}/planted-package.ts`, imports: '@vireo/audio/wav.ts' },
  { rule: 'sql-lives-in-stores', file: `${SPEECH}/planted-sql.ts`, imports: 'sql-template-tag' },
  { rule: 'sql-lives-in-stores', file: `${SPEECH}/planted-pg.ts`, imports: 'pg' },
  { rule: 'tables-belong-to-stores', file: `${SPEECH}/planted-table.ts`, imports: './tables.ts' },
  {
    rule: 'kernel-knows-no-product',
    file: 'apps/server/src/kernel/planted-domain.ts',
    imports: '../domains/voices/voices/index.ts',
  },
  { rule: 'kernel-knows-no-product', file: 'apps/server/src/kernel/planted-contract.ts', imports: '@vireo/contracts' },
  {
    rule: 'kernel-knows-no-product',
    file: 'apps/server/src/kernel/planted-http.ts',
    imports: '../http/bind-routes.ts',
  },
  {
    rule: 'platform-knows-no-domain',
    file: 'apps/server/src/http/planted-domain.ts',
    imports: '../domains/voices/voices/index.ts',
  },
  { rule: 'operations-know-no-http', file: `${SPEECH}/planted-http.ts`, imports: '../../../http/bind-routes.ts' },
  { rule: 'operations-know-no-http', file: `${SPEECH}/planted-fastify.ts`, imports: 'fastify' },
  { rule: 'operations-know-no-http', file: `${SPEECH}/planted-queue.ts`, imports: '../../../jobs/run-jobs.ts' },
  {
    rule: 'adapters-only-where-composed',
    file: `${SPEECH}/planted-adapter.ts`,
    imports: '../../../adapters/storage-disk.ts',
  },
  { rule: 'engines-only-where-composed', file: `${SPEECH}/planted-engine.ts`, imports: '@vireo/engine-flite' },
  { rule: 'no-cycles', file: 'packages/audio/src/planted-cycle.ts', imports: './planted-cycle-back.ts' },
  {
    rule: 'tests-are-imported-by-nobody',
    file: 'packages/engines/src/planted-test-user.ts',
    imports: './speech.test.ts',
  },
  {
    rule: 'testing-stays-in-tests',
    file: `${SPEECH}/planted-harness.ts`,
    imports: '../../../../test/server-under-test.ts',
  },
  { rule: 'testing-stays-in-tests', file: 'packages/audio/src/planted-vitest.ts', imports: 'vitest' },
  { rule: 'shipped-code-ships-its-packages', file: `${SPEECH}/planted-dev-package.ts`, imports: 's3rver' },
  { rule: 'shipped-code-ships-its-packages', file: `${SPEECH}/planted-unnamed-package.ts`, imports: 'autocannon' },
  { rule: 'imports-resolve', file: `${SPEECH}/planted-nowhere.ts`, imports: './nobody.ts' },
  ...undeclaredUses(),
]

/** Imports that look suspicious and are right: none of these may be reported. */
export const rightImports: readonly Omit<Plant, 'rule'>[] = [
  { file: `${SPEECH}/right-store.ts`, imports: '../../voices/voices/index.ts' },
  { file: `${SPEECH}/right-part.ts`, imports: '../../voices/voices/samples/index.ts' },
  { file: `${SPEECH}/speech-store.ts`, imports: 'sql-template-tag' },
  { file: `${SPEECH}/take-store.ts`, imports: './tables.ts' },
  { file: `${SPEECH}/right-row.ts`, imports: './tables.ts', types: true },
  { file: `${SPEECH}/routes.ts`, imports: '../../../http/bind-routes.ts' },
  { file: `${SPEECH}/right-enqueue.ts`, imports: '../../../jobs/enqueue.ts' },
  { file: `${SPEECH}/jobs.ts`, imports: '../../../jobs/run-jobs.ts' },
  { file: `${SPEECH}/right.test.ts`, imports: '../../../../test/server-under-test.ts' },
  { file: `${SPEECH}/right-engine.ts`, imports: '@vireo/engines' },
  { file: `${WEB_SPEECH}/right-contract.ts`, imports: '@vireo/contracts/voices/index.ts' },
  { file: `${SPEECH}/right-whole.test.ts`, imports: '@vireo/contracts' },
  { file: 'apps/web/src/static/docs/right-whole.ts', imports: '@vireo/contracts' },
  { file: 'apps/web/src/domains/voices/voices/right-asks.ts', imports: '@vireo/contracts/instant-cloning/index.ts' },
  { file: `${WEB_SPEECH}/right-kit.ts`, imports: '../../../kit/call.ts' },
  { file: 'apps/server/src/composed.test.ts', imports: '@vireo/engine-flite' },
  { file: 'packages/contracts/src/speech/endpoints.ts', imports: '../kit/index.ts' },
  { file: 'packages/contracts/src/speech/events.ts', imports: 'zod' },
  { file: 'engines/flite/src/flite.test.ts', imports: '@vireo/engines/speech.conformance.ts' },
]

/** Plants an undeclared use for each slice in each tree: the first slice that the map does not let it use. */
function undeclaredUses(): Plant[] {
  const all = Object.entries(slices)
  return all.flatMap(([slice, { area, reaches, asks = [] }]) => {
    const [other, { area: otherArea } = { area: '' }] =
      all.find(([name]) => name !== slice && ![...reaches, ...asks].includes(name)) ?? []
    if (other === undefined) return []
    return [
      ...['apps/server/src/domains', 'apps/web/src/domains'].map((tree) => ({
        rule: `${slice}-uses-only-what-it-declares`,
        file: `${tree}/${area}/${slice}/planted-undeclared.ts`,
        imports: `../../${otherArea}/${other}/index.ts`,
      })),
      ...['server', 'web'].map((app) => ({
        rule: `${slice}-${app}-uses-only-what-it-declares`,
        file: `apps/${app}/src/domains/${area}/${slice}/planted-contract.ts`,
        imports: `@vireo/contracts/${other}/index.ts`,
      })),
      {
        rule: `${slice}-contract-uses-only-what-it-declares`,
        file: `packages/contracts/src/${slice}/planted-undeclared.ts`,
        imports: `../${other}/index.ts`,
      },
    ]
  })
}
