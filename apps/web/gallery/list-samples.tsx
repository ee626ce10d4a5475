import {
  Button,
  FigureTable,
  FilterBar,
  Menu,
  MenuItem,
  Section,
  SegmentedControl,
  Table,
  IconButton,
  opensRowClasses,
  useVisibleMoves,
} from '@vireo/ui'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'

import { ignore, type Samples } from './sample.tsx'

type Member = { readonly id: string; readonly name: string; readonly role: string; readonly used: number }

const members: readonly Member[] = [
  { id: '1', name: 'Ada Lovelace', role: 'Admin', used: 12_400 },
  {
    id: '2',
    name: 'A very long name that is cut where there is no room for it any more, and goes on',
    role: 'Editor',
    used: 0,
  },
  { id: '3', name: 'Grace Hopper', role: 'Viewer', used: 921 },
]
const chips = [
  { id: 'voice', label: 'Voice: Clara', onRemove: ignore },
  { id: 'time', label: '7 days', onRemove: ignore },
]
const search = { label: 'Search your recordings', value: '', onChange: ignore }
const filters = (
  <SegmentedControl
    label="Kind"
    value="a"
    options={['a', 'b'].map((value) => ({ value, label: value }))}
    onChange={ignore}
  />
)

export const listSamples: Samples = {
  'filter bar': {
    wide: true,
    show: () => <FilterBar count={40} search={search} filters={filters} />,
    opens: '[data-radix-popper-content-wrapper] [role=dialog]',
  },
  'filter bar, narrowed': {
    wide: true,
    show: () => (
      <FilterBar count={40} search={{ ...search, value: 'red' }} filters={filters} chips={chips} onClear={ignore} />
    ),
  },
  'filter bar, few things': { wide: true, show: () => <FilterBar count={9} search={search} filters={filters} /> },
  table: {
    wide: true,
    show: () => (
      <Table
        caption="Members"
        cards
        grid="grid-cols-[minmax(0,1fr)_8rem_6rem_2rem]"
        rows={members}
        rowKey={({ id }) => id}
        isSelected={({ id }) => id === '3'}
        columns={[
          { id: 'name', title: 'Name', phone: 'head', cell: ({ name }) => <Opener name={name} /> },
          { id: 'role', title: 'Role', cell: ({ role }) => role },
          { id: 'used', title: 'Credits', className: 'tabular-nums', cell: ({ used }) => used.toLocaleString('en') },
        ]}
        menu={({ name }) => <RowMenu name={name} />}
      />
    ),
  },
  'figure table': {
    show: () => (
      <FigureTable
        caption="Credits by voice"
        rows={members}
        rowKey={({ id }) => id}
        columns={[
          { id: 'role', title: 'Role', isHeader: true, cell: ({ role }) => role },
          { id: 'used', title: 'Credits', isFigure: true, cell: ({ used }) => used.toLocaleString('en') },
        ]}
      />
    ),
  },
  'list that changes its order': { show: () => <Reordered /> },
  section: {
    show: () => (
      <Section title="Session timeout" lead="People who do nothing for so long have to sign in again.">
        <p>30 minutes</p>
      </Section>
    ),
  },
}

function Reordered() {
  const [names, setNames] = useState(['First', 'Second', 'Third'])
  const list = useRef<HTMLUListElement>(null)
  useVisibleMoves(list, names.join(' '))
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" onClick={() => setNames((before) => before.toReversed())}>
        Turn around
      </Button>
      <ul ref={list} className="flex flex-col gap-1">
        {names.map((name) => (
          <li key={name} className="rounded-md bg-fill px-3 py-1">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Opener({ name }: { readonly name: string }) {
  return (
    <button type="button" className={`${opensRowClasses} block max-w-full truncate`}>
      {name}
    </button>
  )
}

function RowMenu({ name }: { readonly name: string }) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`More for ${name}`}>
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem onSelect={ignore}>Change role</MenuItem>
    </Menu>
  )
}
