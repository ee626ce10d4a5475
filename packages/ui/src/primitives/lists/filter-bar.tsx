import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

import { uiWords } from '../../words.ts'
import { Button } from '../button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useTypedText } from '../fields/use-typed-text.ts'
import { Popover } from '../overlays/popover.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { takesFocus } from '../overlays/use-panel-focus.ts'
import { usePhone } from '../overlays/use-phone.ts'

export type FilterChip = {
  readonly id: string
  readonly label: string
  readonly onRemove: () => void
}

export type FilterSearch = {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Takes the focus when the panel that it stands in opens. */
  readonly takesFocus?: boolean
}

export type FilterBarProps = {
  readonly search?: FilterSearch
  /** The filters themselves, below each other in one panel. */
  readonly filters?: ReactNode
  /** What narrows the list now. */
  readonly chips?: readonly FilterChip[]
  readonly onClear?: () => void
  /** How many things there are when nothing narrows the list. */
  readonly count: number
  /** Fewer things than this need neither search nor filters. */
  readonly hiddenBelow?: number
  /** What stands at the end of the line: an order, an action. */
  readonly children?: ReactNode
}

/** Narrows a list: one search, one panel of filters, and what is active as chips; absent where there is little. */
export function FilterBar(props: FilterBarProps) {
  const { search, filters, chips = [], onClear, count, hiddenBelow = 10, children } = props
  const isNarrowed = chips.length > 0 || (search?.value ?? '') !== ''
  const isShown = count >= hiddenBelow || isNarrowed
  if (!isShown && !children) return null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {isShown && search ? <SearchField {...search} /> : null}
        {isShown && filters ? <FilterPanel activeCount={chips.length}>{filters}</FilterPanel> : null}
        {children}
      </div>
      {chips.length > 0 ? (
        <ul aria-label={uiWords.filters} className="flex flex-wrap items-center gap-2">
          {chips.map((chip) => (
            <li key={chip.id}>
              <Chip {...chip} />
            </li>
          ))}
          {onClear && chips.length > 1 ? (
            <li>
              <Button variant="ghost" size="sm" onClick={onClear}>
                {uiWords.clearAll}
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}

function SearchField({ label, placeholder, value, onChange, onKeyDown, takesFocus: isFirst = false }: FilterSearch) {
  const typed = useTypedText(value, onChange)
  return (
    <div className="min-w-0 flex-1 basis-48">
      <TextField
        label={label}
        labelHidden
        type="search"
        {...(isFirst && takesFocus)}
        placeholder={placeholder ?? label}
        icon={<Search aria-hidden size={16} />}
        maxLength={200}
        {...typed}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

function FilterPanel({ activeCount, children }: { readonly activeCount: number; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const isPhone = usePhone()
  const button = (
    <Button
      icon={<SlidersHorizontal aria-hidden size={16} />}
      aria-label={activeCount > 0 ? uiWords.filtersCount(activeCount) : undefined}
      aria-expanded={open}
      onClick={isPhone ? () => setOpen(true) : undefined}
    >
      {uiWords.filters}
      {activeCount > 0 ? <span className="text-muted tabular-nums">{activeCount}</span> : null}
    </Button>
  )
  const fields = <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4">{children}</div>
  if (!isPhone) {
    return (
      <Popover label={uiWords.filters} width="sm" open={open} onOpenChange={setOpen} trigger={button}>
        {fields}
      </Popover>
    )
  }
  return (
    <>
      {button}
      <Sheet open={open} onClose={() => setOpen(false)} title={uiWords.filters} side="bottom">
        {fields}
        <div className="p-4 pt-0">
          <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
            {uiWords.done}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

function Chip({ label, onRemove }: FilterChip) {
  return (
    <button
      type="button"
      aria-label={uiWords.removeFilter(label)}
      onClick={onRemove}
      className="pressed flex h-8 max-w-64 items-center gap-1 rounded-full bg-fill pr-2 pl-3 text-xs text-ink transition-colors hover:bg-fill-hover"
    >
      <span className="truncate">{label}</span>
      <X aria-hidden size={16} className="shrink-0 text-muted" />
    </button>
  )
}
