import type { Model } from '@vireo/contracts/speech'
import { Menu, MenuChoices, Skeleton } from '@vireo/ui'
import { ChevronDown } from 'lucide-react'

import { CatalogueError } from '#kit/failures/query-error.tsx'
import { newestModels } from './newest-models.ts'
import { composerWords } from './words.ts'

/** The models of a mode, as they were asked for. */
export type AskedModels = {
  readonly data: readonly Model[] | undefined
  readonly error: Error | null
  readonly isPending: boolean
  readonly refetch: () => unknown
}

/** Shows the model in use, and the others with their prices when it is pressed. */
export function ModelMenu({
  models,
  value,
  onChange,
}: {
  readonly models: AskedModels
  readonly value: string
  readonly onChange: (modelId: string) => void
}) {
  if (models.isPending) {
    return (
      <span aria-busy className="px-2">
        <span className="sr-only">{composerWords.modelsLoading}</span>
        <Skeleton className="h-4 w-24" />
      </span>
    )
  }
  if (!models.data) return null
  const name = models.data.find((model) => model.model_id === value)?.name ?? value
  return (
    <Menu
      align="start"
      tall
      trigger={
        <button
          type="button"
          aria-label={composerWords.model(name)}
          className="pressed flex h-9 min-w-0 items-center gap-1 rounded-md px-2 text-sm font-medium text-muted transition-colors hover:bg-fill hover:text-ink"
        >
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden size={16} className="shrink-0" />
        </button>
      }
    >
      <MenuChoices
        label={name}
        value={value}
        onChange={onChange}
        options={newestModels(models.data, value).map((model) => ({ value: model.model_id, label: labelOf(model) }))}
      />
    </Menu>
  )
}

function labelOf({ name, can_do_text_to_speech: speaks, model_rates: rates }: Model): string {
  return speaks ? composerWords.modelPrice(name, rates.character_cost_multiplier) : name
}

/** Says that the models did not arrive, and asks for them again. */
export function ModelsFailed({ models }: { readonly models: AskedModels }) {
  if (models.isPending || models.data) return null
  return (
    <div className="pb-3">
      <CatalogueError error={models.error} onRetry={models.refetch} compact />
    </div>
  )
}
