import { FilterBar, Select } from '@vireo/ui'

/** One way to narrow a list: by one value of several, or by none. */
export type Narrowing = {
  readonly name: string
  readonly label: string
  /** What it says while it narrows nothing. */
  readonly any: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

type Props = {
  readonly label: string
  readonly placeholder: string
  readonly search: string
  readonly narrowings: readonly Narrowing[]
  /** What is chosen, by name; empty narrows nothing. */
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (change: Readonly<Record<string, string>>) => void
  /** How many there are; undefined until it is known. */
  readonly count: number | undefined
  /** Absent where there is nothing to put in order. */
  readonly order?: Order | undefined
}

type Order = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** Below this many voices there is nothing to search for. */
const fewVoices = 10
/** A select item may not be empty, so this stands for "does not narrow". */
const any = '*'

/** Stands above a list of voices: a search, one panel of filters that leave chips, and the order. */
export function NarrowingBar({ label, placeholder, search, narrowings, values, onChange, count, order }: Props) {
  const active = narrowings.flatMap(({ name, options }) => {
    const chosen = options.find(([value]) => value === values[name])
    return chosen ? [{ id: name, label: chosen[1], onRemove: () => onChange({ [name]: '' }) }] : []
  })
  const isNarrowed = search !== '' || active.length > 0
  const isShown = isNarrowed || (count ?? fewVoices) >= fewVoices
  if (!isShown) return null
  return (
    <FilterBar
      count={count ?? fewVoices}
      hiddenBelow={fewVoices}
      search={{ label, placeholder, value: search, onChange: (next) => onChange({ search: next }) }}
      chips={active}
      onClear={() => onChange(Object.fromEntries(narrowings.map(({ name }) => [name, ''])))}
      filters={narrowings.map((narrowing) => (
        <Select
          key={narrowing.name}
          label={narrowing.label}
          value={valueOf(narrowing, values)}
          onChange={(value) => onChange({ [narrowing.name]: value === any ? '' : value })}
          groups={[{ label: narrowing.label, options: optionsOf([[any, narrowing.any], ...narrowing.options]) }]}
        />
      ))}
    >
      {order ? <OrderSelect order={order} onChange={(sort) => onChange({ sort })} /> : null}
    </FilterBar>
  )
}

function OrderSelect({ order, onChange }: { readonly order: Order; readonly onChange: (sort: string) => void }) {
  return (
    <div className="w-44 max-sm:w-full">
      <Select
        label={order.label}
        labelHidden
        value={order.value === '' ? any : order.value}
        onChange={(value) => onChange(value === any ? '' : value)}
        groups={[
          { label: order.label, options: optionsOf(order.options.map(([value, text]) => [value || any, text])) },
        ]}
      />
    </div>
  )
}

function valueOf({ name, options }: Narrowing, values: Props['values']): string {
  return options.find(([value]) => value === values[name])?.[0] ?? any
}

function optionsOf(options: Narrowing['options']) {
  return options.map(([value, label]) => ({ value, label }))
}
