import { Button, Switch, VoiceFace } from '@vireo/ui'

import { drawnOf, KnownFace } from '#kit/faces/index.ts'
import type { DesignWork } from '../use-workbench.ts'
import { designWords } from '../words.ts'
import { DescriptionField } from './description-field.tsx'
import { Fold } from './fold.tsx'
import { TextChoice } from './text-choice.tsx'
import { UnderstoodList } from './understood-list.tsx'
import { WishSliders } from './wish-sliders.tsx'

/** Asks for voices: in words, with what they were taken for right below; by sliders and a text where somebody wants to. */
export function RequestPanel({ work, onStartOver }: { readonly work: DesignWork; readonly onStartOver: () => void }) {
  const { form, read, problems, change, isChange } = work
  const moved = Object.keys(form.sliders).length
  const suggested = read?.suggested_text ?? ''
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
        {isChange ? <Changed work={work} onStartOver={onStartOver} /> : null}
        <DescriptionField
          value={form.description}
          changedId={work.changed?.id}
          isChange={isChange}
          problem={problems.description}
          onChange={(description) => change({ description })}
          onSubmit={work.start}
        />
        <UnderstoodList read={form.description.trim() === '' ? undefined : read} />
      </div>
      <Fold title={designWords.sliders} now={moved === 0 ? designWords.slidersFollow : designWords.moved(moved)}>
        <p className="mb-4 text-sm text-muted">{designWords.slidersLead}</p>
        <WishSliders
          wishes={work.wishes}
          sliders={form.sliders}
          isChange={isChange}
          onChange={(sliders) => change({ sliders })}
        />
        {work.iteration ? (
          <div className="mt-6">
            <Switch
              label={designWords.sameSeed}
              help={designWords.sameSeedHelp}
              checked={form.keepsSeed}
              onChange={(keepsSeed) => change({ keepsSeed })}
            />
          </div>
        ) : null}
      </Fold>
      <Fold
        title={designWords.text}
        now={form.findsText ? suggested || designWords.noText : form.text}
        mustOpen={problems.text !== undefined}
      >
        <TextChoice form={form} suggested={suggested} problem={problems.text} onChange={change} />
      </Fold>
    </div>
  )
}

function Changed({ work, onStartOver }: { readonly work: DesignWork; readonly onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ChangedFace work={work} />
      <p className="min-w-0 flex-1 basis-40 truncate font-semibold">{designWords.remixTitle(work.changedName)}</p>
      <Button size="sm" variant="ghost" onClick={onStartOver}>
        {designWords.startOver}
      </Button>
    </div>
  )
}

function ChangedFace({ work: { changed, changedId } }: { readonly work: DesignWork }) {
  if (changed) return <VoiceFace {...drawnOf(changed.face)} size={40} />
  return changedId === undefined ? null : <KnownFace id={changedId} size={40} />
}
