import type { Asset } from '@vireo/contracts/assets'
import { Table, type Column } from '@vireo/ui'

import { formatDateTime } from '#kit/format/index.ts'
import { kindOf } from '../kind-of.ts'
import { assetsWords } from '../words.ts'
import { AssetMenu } from './asset-menu.tsx'

/** Lists files by their names, with what they are and since when they are there. */
export function AssetTable({ assets }: { readonly assets: readonly Asset[] }) {
  return (
    <div className="overflow-clip rounded-lg md:bg-surface">
      <Table
        caption={assetsWords.caption}
        grid="grid-cols-[minmax(0,2fr)_7rem_12rem_2rem]"
        columns={columns()}
        rows={assets}
        rowKey={({ asset_id: id }) => id}
        menu={menuOf}
        cards
      />
    </div>
  )
}

function menuOf(asset: Asset) {
  return <AssetMenu asset={asset} />
}

function columns(): Column<Asset>[] {
  return [
    {
      id: 'name',
      title: assetsWords.columnName,
      phone: 'head',
      cell: ({ name }) => <span className="block max-w-full truncate font-medium">{name}</span>,
    },
    { id: 'type', title: assetsWords.columnType, cell: ({ mime_type: type }) => kindOf(type) },
    {
      id: 'date',
      title: assetsWords.columnDate,
      cell: ({ created_at_unix: at }) => <span className="tabular-nums">{formatDateTime(at)}</span>,
    },
  ]
}
