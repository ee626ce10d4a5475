import { workAudiences, workKinds } from '@vireo/contracts/publishing'
import { Combobox, Section, SegmentedControl, Select, Switch, TextArea, TextField } from '@vireo/ui'

import { lengthText } from '#kit/forms/index.ts'
import { SaveNote } from '../saving/save-note.tsx'
import type { Saver } from '#kit/saving/index.ts'
import { publishingWords } from '../words.ts'
import { GenresField } from './genres-field.tsx'
import { languageOptions } from './languages.ts'
import type { Draft, TextOfWork, WorkFields } from './use-draft.ts'
import { aboutWords } from './words.ts'

const descriptionMax = 4000
const lineMax = 200

/** Asks what a work says of itself, and keeps it while it is written. */
export function AboutSection({ draft, saver }: WithDraft & { readonly saver: Saver<WorkFields> }) {
  return (
    <Section title={aboutWords.title} lead={aboutWords.lead} action={<SaveNote saver={saver} />}>
      <div className="flex flex-col gap-4">
        <WrittenFields draft={draft} />
        <ChosenFields draft={draft} />
        <div className="flex flex-col gap-4 border-t border-line pt-4">
          <Switch
            label={aboutWords.mature}
            help={aboutWords.matureHelp}
            checked={draft.shown.mature_content}
            onChange={(on) => draft.choose({ mature_content: on })}
          />
          <Switch
            label={aboutWords.indexed}
            help={aboutWords.indexedHelp}
            checked={draft.shown.may_be_indexed}
            onChange={(on) => draft.choose({ may_be_indexed: on })}
          />
        </div>
      </div>
    </Section>
  )
}

type WithDraft = { readonly draft: Draft }

function WrittenFields({ draft }: WithDraft) {
  const field = (name: TextOfWork) => ({
    value: draft.textOf(name),
    error: draft.problemOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => draft.type(name, target.value),
    onBlur: () => draft.leave(name),
  })
  const { kind } = draft.shown
  return (
    <>
      <SegmentedControl
        label={publishingWords.kind}
        help={publishingWords.kindHelp[kind]}
        value={kind}
        onChange={(value) => draft.choose({ kind: workKinds.find((one) => one === value) ?? kind })}
        options={workKinds.map((value) => ({ value, label: publishingWords.kinds[value] }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('title')} label={publishingWords.titleOfWork} maxLength={lineMax} />
        <div data-field="author">
          <TextField {...field('author')} label={aboutWords.author} help={aboutWords.authorHelp} maxLength={lineMax} />
        </div>
      </div>
      <div data-field="description">
        <TextArea
          {...field('description')}
          label={aboutWords.description}
          help={aboutWords.descriptionHelp}
          count={lengthText(draft.textOf('description'), descriptionMax)}
          maxLength={descriptionMax}
          rows={4}
        />
      </div>
      {kind === 'audiobook' || draft.textOf('isbn') !== '' ? (
        <TextField
          {...field('isbn')}
          label={aboutWords.isbn}
          help={aboutWords.isbnHelp}
          inputMode="text"
          maxLength={40}
          className="tabular-nums"
        />
      ) : null}
    </>
  )
}

function ChosenFields({ draft }: WithDraft) {
  const { language, audience, genres } = draft.shown
  const { first, others } = languageOptions(language)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div data-field="language">
        <Combobox
          label={aboutWords.language}
          value={language ?? ''}
          placeholder={aboutWords.languageMissing}
          groups={[
            { label: aboutWords.languagesFirst, options: first },
            { label: aboutWords.languagesOthers, options: others },
          ]}
          onChange={(value) => draft.choose({ language: value })}
        />
      </div>
      <div data-field="audience">
        <Select
          label={aboutWords.audience}
          value={audience ?? ''}
          placeholder={aboutWords.audienceMissing}
          groups={[
            {
              label: aboutWords.audience,
              options: workAudiences.map((value) => ({ value, label: aboutWords.audiences[value] })),
            },
          ]}
          onChange={(value) => draft.choose({ audience: workAudiences.find((one) => one === value) ?? audience })}
        />
      </div>
      <div data-field="genre" className="sm:col-span-2">
        <GenresField chosen={genres} onChange={(wanted) => draft.choose({ genres: [...wanted] })} />
      </div>
    </div>
  )
}
