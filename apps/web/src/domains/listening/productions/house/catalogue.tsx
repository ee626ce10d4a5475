import { Button, EmptyState } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type CatalogueProps<Row> = {
  readonly caption: string
  readonly rows: readonly Row[]
  readonly renderRow: (row: Row) => ReactNode
  /** What stands where there is nothing yet. */
  readonly icon: ReactNode
  readonly none: string
  readonly noneText: string
  readonly add: string
  /** Shows what adds another. */
  readonly renderAdding: (onClose: () => void) => ReactNode
}

/** Lists what whoever runs the instance keeps, and adds to it. */
export function Catalogue<Row>(props: CatalogueProps<Row>) {
  const { caption, rows, renderRow, icon, none, noneText, renderAdding } = props
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
      {props.add}
    </Button>
  )
  return (
    <>
      {rows.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={icon} title={none} action={add}>
            {noneText}
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="flex justify-end">{add}</div>
          <ul aria-label={caption} className="flex flex-col gap-2">
            {rows.map(renderRow)}
          </ul>
        </>
      )}
      {isAdding ? renderAdding(() => setAdding(false)) : null}
    </>
  )
}
