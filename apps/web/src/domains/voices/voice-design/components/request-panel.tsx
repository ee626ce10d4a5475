import { Button } from '@vireo/ui'

import type { DesignWork } from '../use-workbench.ts'
import { designWords } from '../words.ts'
import { DescriptionField } from './description-field.tsx'
import { DesignBar } from './design-bar.tsx'
import { TextChoice } from './text-choice.tsx'
import { UnderstoodList } from './understood-list.tsx'
import { WishSliders } from './wish-sliders.tsx'

/** What is asked for: in words, by sliders, and what the voices are to say. */
export function RequestPanel({ work, onStartOver }: { readonly work: DesignWork; readonly onStartOver: () => void }) {
  const { form, read, problems, change, isChange } = work
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header>
        <h2 className="text-xl font-semibold">
          {isChange ? designWords.remixTitle(work.changedName) : designWords.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{isChange ? designWords.remixLead : designWords.lead}</p>
        {isChange ? (
          <Button size="sm" variant="ghost" className="mt-1 -ml-2" onClick={onStartOver}>
            {designWords.startOver}
          </Button>
        ) : null}
      </header>
      <DescriptionField
        value={form.description}
        isChange={isChange}
        problem={problems.description}
        onChange={(description) => change({ description })}
        onSubmit={work.start}
      />
      {read && form.description.trim() !== '' ? <UnderstoodList read={read} /> : null}
      <TextChoice form={form} suggested={read?.suggested_text ?? ''} problem={problems.text} onChange={change} />
      <details className="rounded-lg bg-surface p-4" open>
        <summary className="cursor-pointer text-base font-semibold">{designWords.sliders}</summary>
        <p className="mt-1 mb-4 text-sm text-muted">{designWords.slidersLead}</p>
        <WishSliders
          wishes={work.wishes}
          sliders={form.sliders}
          isChange={isChange}
          onChange={(sliders) => change({ sliders })}
        />
      </details>
      <DesignBar
        state={work.state}
        cost={work.cost}
        isChange={isChange}
        hasPreviews={work.iteration !== undefined}
        keepsSeed={form.keepsSeed}
        onKeepSeed={(keepsSeed) => change({ keepsSeed })}
        onStart={work.start}
        onCancel={work.cancel}
      />
    </div>
  )
}
