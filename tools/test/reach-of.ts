/** What of the tests a change can reach. */
export type Reach =
  | { readonly kind: 'everything'; readonly because: string }
  | { readonly kind: 'some'; readonly filters: readonly string[] }

type MappedSlice = { readonly reaches: readonly string[]; readonly asks?: readonly string[] }

const SLICE = /^(?:apps\/(?:server|web)\/src\/domains\/[^/]+|packages\/contracts\/src)\/([^/]+)\//
const TEST = /\.(test|journey)\.tsx?$/
const WORDS = /\.md$|^docs\/|^LICENSE$/
/** Tests that compare what all slices say: every contract, every word, every screen. They stand in no slice. */
const ABOUT_ALL = {
  contract: [
    'packages/contracts/src/registry.test.ts',
    'apps/web/src/german-answers.test.ts',
    '/audit/sentences/',
    'apps/server/test/docs/',
    'apps/web/src/static/docs/',
  ],
  screens: ['apps/web/src/german.test.ts', 'apps/web/src/app/'],
}
/** Trees that nothing outside of them runs through. */
const ALONE = /^(tools\/[^/]+|bench)\//

/**
 * Finds the tests that a change of these files can turn red, as parts of paths: for a slice its own and those of every
 * slice that may use it, with the tests about all endpoints; for a test itself; for prose none. What lies under all of
 * them (kernel, packages, engines, settings) reaches everything.
 */
export function reachOf(changed: readonly string[], slices: Readonly<Record<string, MappedSlice>>): Reach {
  const filters = new Set<string>()
  for (const file of changed) {
    const [, slice = ''] = SLICE.exec(file) ?? []
    if (TEST.test(file)) filters.add(file)
    else if (Object.hasOwn(slices, slice)) {
      for (const reached of reachedFrom(slice, slices)) filters.add(`/${reached}/`)
      filters.add('apps/server/test/generic/')
      if (file.startsWith('packages/')) for (const filter of ABOUT_ALL.contract) filters.add(filter)
      if (file.startsWith('apps/web/')) for (const filter of ABOUT_ALL.screens) filters.add(filter)
    } else if (ALONE.test(file)) filters.add(ALONE.exec(file)?.[0] ?? file)
    else if (!WORDS.test(file)) return { kind: 'everything', because: file }
  }
  return { kind: 'some', filters: [...filters] }
}

function reachedFrom(slice: string, slices: Readonly<Record<string, MappedSlice>>): string[] {
  return Object.entries(slices).flatMap(([name, { reaches, asks = [] }]) =>
    name === slice || reaches.includes(slice) || asks.includes(slice) ? [name] : [],
  )
}
