import type { Files, ForbiddenImport, Imported } from './forbid.ts'

type Slices = Readonly<
  Record<string, { readonly area: string; readonly reaches: readonly string[]; readonly asks?: readonly string[] }>
>

const SERVER = '^apps/server/src/'
const DOMAINS = 'apps/(?:server|web)/src/domains'
/** Tests, and what several of them begin with. */
const TESTS = '\\.(test|testing|conformance|journey)\\.tsx?$'
const SERVER_TESTS = '^apps/server/test/'
const COMPOSERS = [`${SERVER}[^/]+\\.ts$`, `${SERVER}(cli|seed)/`, SERVER_TESTS, TESTS, '^(tools|bench)/']
const EDGES =
  '/(index|slice|routes|[a-z-]+-routes|sockets|[a-z-]+-socket|jobs|[a-z-]+-jobs?|subscriptions|converse-[a-z-]+|testing)\\.ts$'
const TESTING = '[./]testing\\.ts$'
const REGISTRY = `^${DOMAINS}/(registry|settings|commands|scenarios|keywords|slice)\\.ts$`
const CONTRACT_KIT = '^packages/contracts/src/kit/'
const SQL_FILES = '(-store|/tables)\\.ts$'
const CONTRACTS = '^packages/contracts/src/'
const PRODUCT = '^(apps/[^/]+/src|packages/[^/]+/src|engines/[^/]+/src)/'
/** What is about every slice alike. */
const KNOWS_ALL = [
  `${SERVER}product\\.ts$`,
  `${SERVER}domains/developers/webhooks/subscriptions\\.ts$`,
  '^apps/web/src/static/docs/',
]
const NOT_BUNDLED =
  '^(apps/server/src|packages/(contracts|engines|audio|embedded-postgres|transcripts)/src|engines/[^/]+/src)/'

/** Lists every import rule of the codebase; those about who may use whom are derived from the product map. */
export function architectureRules(slices: Slices): ForbiddenImport[] {
  return [
    ...packageRules(),
    ...doorRules(),
    ...platformRules(),
    ...sliceRules(),
    ...hygieneRules(),
    ...mapRules(slices),
  ]
}

function forbid(name: string, why: string, from: Files, to: Imported): ForbiddenImport {
  return { name, comment: why, from, to }
}

function packageRules(): ForbiddenImport[] {
  return [
    forbid(
      'contracts-stand-alone',
      'Contracts are plain data that server, browser and tools share: they import zod and each other, nothing else.',
      { path: '^packages/contracts/', pathNot: TESTS },
      { pathNot: ['^packages/contracts/', '^node_modules/zod/'] },
    ),
    forbid(
      'web-never-server',
      'What the browser imports is downloaded by everybody: contracts, ui and npm packages, nothing of the server.',
      { path: '^apps/web/src/', pathNot: TESTS },
      {
        path: ['^apps/server/', '^engines/', '^packages/(engines|audio|embedded-postgres|transcripts/src/documents)/'],
      },
    ),
    forbid(
      'browser-has-no-node',
      'Code for the browser and contracts run where Node is not.',
      {
        path: '^(apps/web|packages/(ui|contracts|transcripts))/src/',
        pathNot: [TESTS, '^packages/transcripts/src/documents/'],
      },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'packages-know-no-app',
      'Packages and engines serve the apps; an import upward would make them unusable alone.',
      { path: '^(packages|engines)/' },
      { path: '^apps/' },
    ),
    forbid(
      'kits-know-no-product',
      'audio, engines, transcripts, ui and the database’s launcher are product-free: they know samples, capabilities, words, widgets, never contracts.',
      { path: '^(packages/(audio|embedded-postgres|engines|transcripts|ui)|engines)/' },
      { path: '^packages/contracts/' },
    ),
    forbid(
      'engines-stand-alone',
      'One engine never needs another: capabilities meet in packages/engines, implementations where the server is composed.',
      { path: '^engines/([^/]+)/', pathNot: TESTS },
      { path: '^engines/', pathNot: '^engines/$1/' },
    ),
  ]
}

function doorRules(): ForbiddenImport[] {
  return [
    forbid(
      'only-through-the-door',
      'Another slice is entered through its index.ts, or that of one of its parts: what it does not export there it may change at any time.',
      { path: `^(${DOMAINS})/[^/]+/([^/]+)/` },
      {
        path: '^$1/[^/]+/[^/]+/',
        pathNot: ['^$1/[^/]+/$2/', '^$1/[^/]+/[^/]+/index\\.tsx?$', '^$1/[^/]+/[^/]+/[^/]+/index\\.tsx?$', TESTING],
      },
    ),
    forbid(
      'contracts-through-the-door',
      'The contract of another slice is entered through its index.ts, here as everywhere.',
      { path: `${CONTRACTS}([^/]+)/` },
      {
        path: `${CONTRACTS}[^/]+/`,
        pathNot: [`${CONTRACTS}$1/`, `${CONTRACTS}[^/]+/index\\.ts$`, CONTRACT_KIT, TESTING],
      },
    ),
    forbid(
      'whole-contracts-for-all-slices',
      'Who imports all contracts knows every slice: what describes the product, OpenAPI, docs, tests of all, and what webhooks tell. Others name the slice, `@vireo/contracts/<slice>`.',
      { path: '^(apps|bench)/', pathNot: [...KNOWS_ALL, SERVER_TESTS, TESTS] },
      { path: `${CONTRACTS}(index|registry)\\.ts$` },
    ),
    forbid(
      'platform-uses-the-door',
      'The composition, http, jobs, shell and tools enter a slice through its index.ts, as another slice would.',
      {
        path: '^(apps|tools)/',
        pathNot: [`^${DOMAINS}/[^/]+/[^/]+/`, REGISTRY, '^tools/measure-voices/', SERVER_TESTS, TESTS],
      },
      { path: `^${DOMAINS}/[^/]+/[^/]+/`, pathNot: ['/index\\.tsx?$', TESTING] },
    ),
    forbid(
      'packages-through-the-door',
      'A package is entered through src/index.ts (styles and the suites for tests excepted), so its inside can move.',
      { path: '^(apps|packages|engines|tools|bench)/([^/]+)/' },
      {
        path: '^(packages|engines)/[^/]+/',
        pathNot: [
          '^$1/$2/',
          '^(packages|engines)/[^/]+/src/index\\.tsx?$',
          // What pages without React use must not bring it along.
          '^packages/ui/src/plain\\.ts$',
          // Files of office programs are written on the server only.
          '^packages/transcripts/src/(documents|timed)/index\\.ts$',
          `${CONTRACTS}[^/]+/index\\.ts$`,
          '\\.css$',
          '\\.conformance\\.ts$',
          TESTING,
        ],
      },
    ),
  ]
}

function sliceRules(): ForbiddenImport[] {
  return [
    forbid(
      'sql-lives-in-stores',
      'Queries live in *-store.ts, so that everything that touches a table is found by the name of its file.',
      { path: `${SERVER}(domains|http|jobs)/`, pathNot: [SQL_FILES, TESTS, TESTING] },
      { path: '^node_modules/(sql-template-tag|pg)/' },
    ),
    forbid(
      'tables-belong-to-stores',
      'Tables are touched by the stores of their own slice only; types of rows may travel inside the slice.',
      { path: `${SERVER}domains/`, pathNot: [SQL_FILES, TESTS, TESTING] },
      { path: '/tables\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'operations-know-no-http',
      'An operation is called by routes, jobs, sockets and tests alike: it knows neither HTTP nor the queue (it may enqueue).',
      {
        path: `${SERVER}domains/[^/]+/`,
        pathNot: [EDGES, TESTS],
      },
      {
        path: [`${SERVER}(http|jobs)/`, '^node_modules/(fastify|@fastify|graphile-worker|react|ws)/'],
        pathNot: [`${SERVER}jobs/enqueue\\.ts$`, `${SERVER}http/authenticate\\.ts$`],
      },
    ),
  ]
}

function platformRules(): ForbiddenImport[] {
  return [
    forbid(
      'kernel-knows-no-product',
      'The kernel is product-free: it could carry another product unchanged.',
      { path: `${SERVER}kernel/`, pathNot: TESTS },
      { path: ['^(packages|engines)/', `${SERVER}(?!kernel/)`] },
    ),
    forbid(
      'platform-knows-no-domain',
      'http, jobs, ports and adapters carry any slice; what they need of one is handed to them where the server is composed.',
      { path: `${SERVER}(http|jobs|ports|adapters)/`, pathNot: TESTS },
      { path: `${SERVER}domains/` },
    ),
    forbid(
      'adapters-only-where-composed',
      'The outside world is reached through ports; only the files directly in apps/server/src choose who answers.',
      { pathNot: [`${SERVER}adapters/`, ...COMPOSERS] },
      { path: `${SERVER}adapters/` },
    ),
    forbid(
      'engines-only-where-composed',
      'Engines are known by capability; only the files directly in apps/server/src know their names.',
      { pathNot: ['^engines/', ...COMPOSERS] },
      { path: '^engines/' },
    ),
  ]
}

function hygieneRules(): ForbiddenImport[] {
  return [
    forbid('no-cycles', 'Files that need each other can only be understood together.', {}, { circular: true }),
    forbid(
      'tests-are-imported-by-nobody',
      'A test that others import can no longer be changed for its own sake.',
      {},
      { path: '\\.(test|journey)\\.tsx?$' },
    ),
    forbid(
      'testing-stays-in-tests',
      'testing.ts and the server under test exist for tests, seeds and benches; the product never leans on them.',
      { path: PRODUCT, pathNot: [TESTS, TESTING, `${SERVER}seed/`] },
      {
        path: [SERVER_TESTS, TESTING, '\\.conformance\\.ts$', '^node_modules/(vitest|fast-check|@playwright)/'],
      },
    ),
    forbid(
      'shipped-code-ships-its-packages',
      'An installation without development packages must run: name the package under dependencies, in the manifest of what imports it.',
      { path: NOT_BUNDLED, pathNot: [TESTS, TESTING, '\\.conformance\\.ts$'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    forbid('imports-resolve', 'An import that leads nowhere fails at run time.', {}, { couldNotResolve: true }),
  ]
}

function mapRules(slices: Slices): ForbiddenImport[] {
  return Object.entries(slices).flatMap(([name, { area, reaches, asks = [] }]) => {
    const why = `product-map.ts lets ${name} use ${reaches.join(', ') || 'no other slice'}. Send an event, declare a hook, or change the map on purpose.`
    const allowed = [name, ...reaches]
    const contractsBut = (names: readonly string[]) => ({
      path: `${CONTRACTS}[^/]+/`,
      pathNot: [...names.map((slice) => `${CONTRACTS}${slice}/`), CONTRACT_KIT],
    })
    return [
      forbid(
        `${name}-uses-only-what-it-declares`,
        why,
        { path: `^(${DOMAINS})/${area}/${name}/`, pathNot: TESTS },
        { path: '^$1/[^/]+/[^/]+/', pathNot: allowed.map((slice) => `^$1/${slices[slice]?.area ?? area}/${slice}/`) },
      ),
      forbid(
        `${name}-contract-uses-only-what-it-declares`,
        why,
        { path: `${CONTRACTS}${name}/`, pathNot: TESTS },
        contractsBut(allowed),
      ),
      forbid(
        `${name}-server-uses-only-what-it-declares`,
        why,
        { path: `${SERVER}domains/${area}/${name}/`, pathNot: TESTS },
        contractsBut(allowed),
      ),
      forbid(
        `${name}-web-uses-only-what-it-declares`,
        why,
        { path: `^apps/web/src/domains/${area}/${name}/`, pathNot: TESTS },
        contractsBut([...allowed, ...asks]),
      ),
    ]
  })
}
