import { orderLimits } from '@vireo/contracts/productions'
import { Select, TextArea } from '@vireo/ui'

import { TickList } from '#kit/forms/index.ts'
import { formatExact } from '#kit/format/index.ts'
import { languageOptions } from '#kit/languages/index.ts'
import type { Draft } from './use-draft.ts'
import { isScriptTooLong } from './wishes.ts'
import { wizardWords } from './words.ts'

type KindFieldsProps = { readonly draft: Draft; readonly targets: readonly string[] }

/** Asks what one kind of work needs and others do not: into which languages, or what ought to be read. */
export function KindFields({ draft: { wishes, change }, targets }: KindFieldsProps) {
  switch (wishes.service) {
    case 'transcription':
      return null
    case 'audiobook_check':
      return (
        <TextArea
          label={wizardWords.script}
          help={wizardWords.scriptHelp}
          error={isScriptTooLong(wishes) ? wizardWords.scriptTooLong(orderLimits.scriptMax) : undefined}
          count={`${formatExact(wishes.script.length)} / ${formatExact(orderLimits.scriptMax)}`}
          dir="auto"
          rows={6}
          value={wishes.script}
          onChange={(event) => change({ script: event.target.value })}
        />
      )
    case 'dubbing_review':
      return (
        <Select
          label={wizardWords.dubLanguage}
          value={wishes.targets[0] ?? ''}
          groups={[{ label: wizardWords.dubLanguage, options: languageOptions(targets) }]}
          onChange={(target) => change({ targets: [target] })}
        />
      )
    case 'subtitles':
    case 'translation':
      return (
        <TickList
          label={wizardWords.targets[wishes.service]}
          help={wizardWords.targetsHelp[wishes.service](orderLimits.languagesMax)}
          options={languageOptions(targets)}
          chosen={wishes.targets}
          onChange={(chosen) => change({ targets: chosen.slice(0, orderLimits.languagesMax) })}
        />
      )
  }
}
