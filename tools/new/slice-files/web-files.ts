import { groupOf } from '../../slices/groups.ts'
import type { Name } from '../names.ts'

/** What the screen says while it is empty, and the name of what there is to do about it. */
const nothing = 'Nothing here yet'
const add = 'Add'

/** Writes the screen of a new slice with its words in both languages, by file name. */
export function webFiles(name: Name, area: string): Record<string, string> {
  const { kebab } = name
  return {
    'slice.ts': manifest(name),
    'routes.tsx': routes(name, groupOf(area)),
    'queries.ts': queries(name),
    'states.testing.ts': states(name),
    'words.ts': english(name),
    'words.de.ts': german(name),
    'titles/words.ts': englishTitle(name),
    'titles/keywords.ts': keywords(name),
    'titles/words.de.ts': germanTitle(name),
    [`pages/${kebab}-page.tsx`]: page(name),
  }
}

function manifest({ kebab, camel }: Name): string {
  return `import type { WebSlice } from '../../slice.ts'
import { ${camel}Routes } from './routes.tsx'

export const ${camel}Slice: WebSlice = { name: '${kebab}', screens: { shell: ${camel}Routes } }
`
}

function routes(name: Name, group: string): string {
  const { kebab, camel, pascal } = name
  return `import { Shapes } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { ${camel}TitleWords } from './titles/words.ts'

export const ${camel}Routes: RouteObject[] = [
  screen(
    paths.${camel},
    () => ${camel}TitleWords.title,
    async () => (await import('./pages/${kebab}-page.tsx')).${pascal}Page,
    { group: '${group}', icon: Shapes },
  ),
]
`
}

function keywords({ camel, words }: Name): string {
  return `import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const ${camel}Keywords: ScreenKeywords = {
  [paths.${camel}]: ['${words}'],
}
`
}

function queries({ kebab, camel, pascal, words }: Name): string {
  return `import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ${camel}Endpoints } from '@vireo/contracts/${kebab}'

import { call } from '#kit/api/index.ts'

const queryKey = [${camel}Endpoints.list.id]

/** Asks for the ${words} of the workspace, newest first, page by page. */
export function use${pascal}() {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(${camel}Endpoints.list, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
}

/** Asks for them again, after a change. */
export function useRefresh${pascal}() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
`
}

function states({ kebab, camel }: Name): string {
  return `import { ${camel}Endpoints } from '@vireo/contracts/${kebab}'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.${camel}]: {
    asks: [${camel}Endpoints.list],
    ready: {
      answers: [answer(${camel}Endpoints.list, { items: [{ name: 'The first of them' }] })],
      shows: 'The first of them',
    },
    empty: { shows: '${nothing}', action: '${add}' },
  },
}
`
}

function english({ kebab, camel }: Name): string {
  return `import { words } from '#kit/language/index.ts'

export const ${camel}Words = words('${kebab}', {
  empty: '${nothing}',
  create: '${add}',
  more: 'Load more',
  failed: 'The list could not be loaded',
} as const)
`
}

function german({ camel }: Name): string {
  return `import type { Translation } from '#kit/language/index.ts'
import type { ${camel}Words } from './words.ts'

export const ${camel}German: Translation<typeof ${camel}Words> = {
  empty: 'Hier ist noch nichts',
  create: 'Hinzufügen',
  more: 'Mehr laden',
  failed: 'Die Liste konnte nicht geladen werden',
}
`
}

function englishTitle(name: Name): string {
  return `import { words } from '#kit/language/index.ts'

/** What tabs and menus call it; the page's own words come with the page. */
export const ${name.camel}TitleWords = words('${name.kebab}/titles', { title: '${titleOf(name)}' } as const)
`
}

function germanTitle(name: Name): string {
  return `import type { Translation } from '#kit/language/index.ts'
import type { ${name.camel}TitleWords } from './words.ts'

export const ${name.camel}TitlesGerman: Translation<typeof ${name.camel}TitleWords> = { title: '${titleOf(name)}' }
`
}

function titleOf({ words }: Name): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function page({ kebab, camel, pascal, words }: Name): string {
  return `import { ${camel}Endpoints } from '@vireo/contracts/${kebab}'
import { Button, EmptyState, Skeleton } from '@vireo/ui'
import { Shapes } from 'lucide-react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { SharedPage } from '#kit/shared-page.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { use${pascal}, useRefresh${pascal} } from '../queries.ts'
import { ${camel}Words } from '../words.ts'

/** Shows the ${words} of the workspace. */
export function ${pascal}Page() {
  const list = use${pascal}()
  const items = list.data?.pages.flatMap((page) => page.items)
  const { busy, attempt } = useAttempt(useRefresh${pascal}())
  const create = (
    <Button variant="primary" disabled={busy} onClick={() => void attempt(() => call(${camel}Endpoints.create, {}))}>
      {${camel}Words.create}
    </Button>
  )
  return (
    <SharedPage>
      {list.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {list.isError ? <QueryError title={${camel}Words.failed} error={list.error} onRetry={list.refetch} /> : null}
      {items?.length === 0 ? (
        <EmptyState icon={<Shapes size={28} />} title={${camel}Words.empty} action={create} />
      ) : null}
      {items?.length ? create : null}
      <ul className="mt-4 flex flex-col gap-2">
        {items?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button className="mt-4" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {${camel}Words.more}
        </Button>
      ) : null}
    </SharedPage>
  )
}
`
}
