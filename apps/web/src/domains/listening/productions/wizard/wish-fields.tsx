import { priorities, type Service } from '@vireo/contracts/productions'
import { SegmentedControl, Select, Switch } from '@vireo/ui'

import { languageOptions } from '#kit/languages/index.ts'
import { productionsWords } from '../words.ts'
import { KindFields } from './kind-fields.tsx'
import type { Draft } from './use-draft.ts'
import { wizardWords } from './words.ts'

/** By language of the recordings, the languages in which work can be ordered. */
export type Choices = ReadonlyMap<string, readonly string[]>
/** What can be ordered, and in which languages; what has no price is not there. */
export type Offers = ReadonlyMap<Service, Choices>

type WishFieldsProps = { readonly draft: Draft; readonly offers: Offers }

const none: Choices = new Map()

/** Asks what is wanted, in which languages and how soon; offers only what has a price. */
export function WishFields({ draft, offers }: WishFieldsProps) {
  const { wishes, change } = draft
  const { service } = wishes
  const choicesFor = (one: Service) => offers.get(one) ?? none
  const targets = choicesFor(service).get(wishes.source) ?? []
  const chooseService = (value: string) => {
    const chosen = [...offers.keys()].find((one) => one === value) ?? service
    const isThere = choicesFor(chosen).has(wishes.source)
    const source = isThere ? wishes.source : (languageOptions(choicesFor(chosen).keys())[0]?.value ?? '')
    change({ service: chosen, source, targets: [] })
  }
  const sourceLabel = service === 'dubbing_review' ? wizardWords.originalSource : wizardWords.source
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {offers.size > 1 ? (
        <Select
          segmented={offers.size === 2}
          label={wizardWords.service}
          help={wizardWords.servicesHelp[service]}
          value={service}
          groups={[
            {
              label: wizardWords.service,
              options: Array.from(offers.keys(), (value) => ({ value, label: wizardWords.services[value] })),
            },
          ]}
          onChange={chooseService}
        />
      ) : null}
      <Select
        label={sourceLabel}
        value={wishes.source}
        groups={[{ label: sourceLabel, options: languageOptions(choicesFor(service).keys()) }]}
        onChange={(source) => {
          const after = choicesFor(service).get(source) ?? []
          change({ source, targets: wishes.targets.filter((one) => after.includes(one)) })
        }}
      />
      <KindFields draft={draft} targets={targets} />
      <SegmentedControl
        label={wizardWords.priority}
        help={wizardWords.priorityHelp}
        value={wishes.priority}
        options={priorities.map((value) => ({ value, label: productionsWords.priorities[value] }))}
        onChange={(value) => change({ priority: priorities.find((one) => one === value) ?? 'normal' })}
      />
      {draft.orderId === undefined ? (
        <Switch label={wizardWords.test} help={wizardWords.testHelp} checked={draft.isTest} onChange={draft.setTest} />
      ) : null}
    </div>
  )
}
