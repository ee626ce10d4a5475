import { orderLimits } from '@vireo/contracts/productions'
import { Slider, Switch, TextArea } from '@vireo/ui'

import { GlossaryFields } from './glossary-fields.tsx'
import type { Draft } from './use-draft.ts'
import { wizardWords } from './words.ts'

const perLine = { least: 16, most: 50 } as const

/** Asks for what few orders need: how it is to be written, and what those who do it should know. */
export function DetailFields({ draft: { wishes, change } }: { readonly draft: Draft }) {
  return (
    <details className="rounded-lg bg-surface px-4 py-3 md:px-6">
      <summary className="cursor-pointer text-sm font-medium">{wizardWords.details}</summary>
      <div className="mt-4 mb-2 flex max-w-lg flex-col gap-4">
        {wishes.service === 'transcription' ? (
          <Switch
            label={wizardWords.verbatim}
            help={wizardWords.verbatimHelp}
            checked={wishes.verbatim}
            onChange={(verbatim) => change({ verbatim })}
          />
        ) : null}
        {wishes.service === 'subtitles' ? (
          <>
            <Switch
              label={wizardWords.sdh}
              help={wizardWords.sdhHelp}
              checked={wishes.sdh}
              onChange={(sdh) => change({ sdh })}
            />
            <Slider
              label={wizardWords.perLine}
              value={wishes.perLine}
              min={perLine.least}
              max={perLine.most}
              step={1}
              onChange={(value) => change({ perLine: value })}
            />
          </>
        ) : null}
        <TextArea
          label={wizardWords.instructions}
          help={wizardWords.instructionsHelp}
          value={wishes.instructions}
          maxLength={orderLimits.instructionsMax}
          onChange={(event) => change({ instructions: event.target.value })}
        />
        <GlossaryFields terms={wishes.glossary} onChange={(glossary) => change({ glossary })} />
      </div>
    </details>
  )
}
