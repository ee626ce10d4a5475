import { anyLanguage, priorities, type ProductionPrice, services, traitsOf } from '@vireo/contracts/productions'
import { transcriptionLanguages } from '@vireo/contracts/voice-library'
import { IconButton, MoneyField, Select } from '@vireo/ui'
import { Trash2 } from 'lucide-react'

import { languageOptions } from '#kit/languages/index.ts'
import { productionsWords } from '../words.ts'
import { houseWords } from './words.ts'

const codes = transcriptionLanguages.map(({ languageCode }) => languageCode)

type PriceFieldsProps = {
  readonly name: string
  readonly price: ProductionPrice
  readonly onChange: (price: ProductionPrice) => void
  readonly onRemove: () => void
}

/** Takes one line of the price list: for which work, what it costs, and what of it is paid out. */
export function PriceFields({ name, price, onChange, onRemove }: PriceFieldsProps) {
  const change = (part: Partial<ProductionPrice>) => onChange({ ...price, ...part })
  return (
    <li className="py-4 first:pt-0">
      <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{name}</legend>
        <WorkFields price={price} change={change} />
        <MoneyField
          label={houseWords.perMinute}
          sign="$"
          value={price.per_minute_cents}
          onChange={(cents) => change({ per_minute_cents: cents ?? 0 })}
        />
        <MoneyField
          label={houseWords.payout}
          sign="$"
          value={price.payout_per_minute_cents}
          onChange={(cents) => change({ payout_per_minute_cents: cents ?? 0 })}
        />
        <IconButton label={`${houseWords.removePrice}: ${name}`} className="self-end" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </fieldset>
    </li>
  )
}

type WorkFieldsProps = {
  readonly price: ProductionPrice
  readonly change: (part: Partial<ProductionPrice>) => void
}

/** Takes for which work a price is. */
function WorkFields({ price, change }: WorkFieldsProps) {
  const languages = [{ value: anyLanguage, label: houseWords.every }, ...languageOptions(codes)]
  return (
    <>
      <Select
        label={houseWords.service}
        value={price.service}
        groups={[
          {
            label: houseWords.service,
            options: services.map((value) => ({ value, label: productionsWords.services[value] })),
          },
        ]}
        onChange={(value) => change({ service: services.find((one) => one === value) ?? price.service })}
      />
      <Select
        label={houseWords.from}
        value={price.source_language}
        groups={[{ label: houseWords.from, options: languages }]}
        onChange={(source_language) => change({ source_language })}
      />
      {traitsOf(price.service).languages === 'pair' ? (
        <Select
          label={houseWords.to}
          value={price.target_language}
          groups={[{ label: houseWords.to, options: languages }]}
          onChange={(target_language) => change({ target_language })}
        />
      ) : null}
      <Select
        label={houseWords.priority}
        value={price.priority}
        groups={[
          {
            label: houseWords.priority,
            options: priorities.map((value) => ({ value, label: productionsWords.priorities[value] })),
          },
        ]}
        onChange={(value) => change({ priority: priorities.find((one) => one === value) ?? 'normal' })}
      />
    </>
  )
}
