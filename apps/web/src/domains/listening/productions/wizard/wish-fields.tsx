import { orderLimits, priorities, services } from '@vireo/contracts/productions'
import { SegmentedControl, Select, Switch } from '@vireo/ui'

import { TickList } from '#kit/forms/index.ts'
import { languageOptions } from '#kit/languages/index.ts'
import { productionsWords } from '../words.ts'
import type { Draft } from './use-draft.ts'
import { wizardWords } from './words.ts'

/** By language of the recordings, the languages in which work can be ordered. */
export type Choices = ReadonlyMap<string, readonly string[]>

type WishFieldsProps = { readonly draft: Draft; readonly choices: Readonly<Record<(typeof services)[number], Choices>> }

/** Asks what is wanted, in which languages and how soon; offers only what has a price. */
export function WishFields({ draft, choices }: WishFieldsProps) {
  const { wishes, change } = draft
  const offered = services.filter((service) => choices[service].size > 0)
  const sources = languageOptions(choices[wishes.service].keys())
  const targets = choices[wishes.service].get(wishes.source) ?? []
  const chooseService = (value: string) => {
    const service = services.find((one) => one === value) ?? wishes.service
    const isThere = choices[service].has(wishes.source)
    const source = isThere ? wishes.source : (languageOptions(choices[service].keys())[0]?.value ?? '')
    change({ service, source, targets: [] })
  }
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {offered.length > 1 ? (
        <SegmentedControl
          label={wizardWords.service}
          value={wishes.service}
          options={offered.map((value) => ({ value, label: wizardWords.services[value] }))}
          onChange={chooseService}
        />
      ) : null}
      <Select
        label={wizardWords.source}
        value={wishes.source}
        groups={[{ label: wizardWords.source, options: sources }]}
        onChange={(source) =>
          change({
            source,
            targets: wishes.targets.filter((one) => choices[wishes.service].get(source)?.includes(one)),
          })
        }
      />
      {wishes.service === 'subtitles' ? (
        <TickList
          label={wizardWords.targets}
          help={wizardWords.targetsHelp(orderLimits.languagesMax)}
          options={languageOptions(targets)}
          chosen={wishes.targets}
          onChange={(chosen) => change({ targets: chosen.slice(0, orderLimits.languagesMax) })}
        />
      ) : null}
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
