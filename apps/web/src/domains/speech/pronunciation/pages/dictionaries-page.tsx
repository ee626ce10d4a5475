import type { Dictionary } from '@vireo/contracts/pronunciation'
import { Badge, Button, EmptyState, joinClasses, opensRowClasses, Table, type Column } from '@vireo/ui'
import { BookA, Plus } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { CreateDictionary } from '../components/create-dictionary.tsx'
import { DictionaryMenu } from '../components/dictionary-menu.tsx'
import { ExampleRules } from '../components/example-rules.tsx'
import { ImportLexicon } from '../components/import-lexicon.tsx'
import { dictionaryAddress } from '../dictionary-address.ts'
import { useAppliedToAll, useDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Shows every dictionary that one sees, and the ways to a new one. */
export function DictionariesPage() {
  const list = useDictionaries()
  const [creating, setCreating] = useState(false)
  const found = list.data?.pages.flatMap((page) => page.pronunciation_dictionaries)
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
      {pronunciationWords.create}
    </Button>
  )
  return (
    <>
      <PageLead>{pronunciationWords.lead}</PageLead>
      {found?.length ? <PageAction>{create}</PageAction> : null}
      {list.isPending ? <RowsSkeleton /> : null}
      {list.isError ? <QueryError title={pronunciationWords.failed} error={list.error} onRetry={list.refetch} /> : null}
      {found?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState
            icon={<BookA size={28} />}
            title={pronunciationWords.empty}
            action={
              <>
                {create}
                <ImportLexicon />
              </>
            }
            example={<ExampleRules />}
          >
            {pronunciationWords.emptyLead}
          </EmptyState>
        </div>
      ) : null}
      {found?.length ? <DictionaryTable dictionaries={found} /> : null}
      {found?.length ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <ImportLexicon />
          {list.hasNextPage ? (
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {pronunciationWords.loadMore}
            </Button>
          ) : null}
        </div>
      ) : null}
      {creating ? <CreateDictionary onClose={() => setCreating(false)} /> : null}
    </>
  )
}

function DictionaryTable({ dictionaries }: { readonly dictionaries: readonly Dictionary[] }) {
  const used = new Set(useAppliedToAll().locators?.map((locator) => locator.pronunciation_dictionary_id))
  return (
    <div className="overflow-clip rounded-lg md:bg-surface">
      <Table
        caption={pronunciationWords.caption}
        grid="grid-cols-[minmax(0,2fr)_7rem_minmax(0,1fr)_2rem]"
        columns={columnsOf(used)}
        rows={dictionaries}
        rowKey={({ id }) => id}
        menu={menuOf}
        cards
      />
    </div>
  )
}

function menuOf(dictionary: Dictionary) {
  return <DictionaryMenu dictionary={dictionary} />
}

function columnsOf(used: ReadonlySet<string>): Column<Dictionary>[] {
  return [
    {
      id: 'name',
      title: pronunciationWords.columnName,
      phone: 'head',
      cell: ({ id, name, description }) => (
        <>
          <AppLink to={dictionaryAddress(id)} className={joinClasses(opensRowClasses, 'block max-w-full truncate')}>
            {name}
          </AppLink>
          {description ? <span className="block truncate text-xs text-muted">{description}</span> : null}
        </>
      ),
    },
    {
      id: 'rules',
      title: pronunciationWords.columnRules,
      cell: ({ latest_version_rules_num: count }) => pronunciationWords.ruleCount(count),
    },
    {
      id: 'state',
      title: pronunciationWords.columnState,
      cell: ({ id, archived_time_unix: archived }) => {
        const state = used.has(id) ? <Badge tone="success">{pronunciationWords.inUse}</Badge> : undefined
        if (archived === null) return state ?? pronunciationWords.notInUse
        // What is archived still speaks where it is used.
        return (
          <span className="flex flex-wrap gap-1">
            <Badge>{pronunciationWords.archived}</Badge>
            {state}
          </span>
        )
      },
    },
  ]
}
