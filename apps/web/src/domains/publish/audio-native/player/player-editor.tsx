import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Button, Section, SegmentedControl, showUndoable, TextField } from '@vireo/ui'
import { useState } from 'react'

import { PageFoot } from '#kit/page/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { SnippetLine } from '../project/snippet-line.tsx'
import { usePages, useUpdateProject } from '../queries.ts'
import { ColourField } from './colour-field.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { changeOf, isColour, isSame, looksOf, previewAddress, type Looks } from './looks.ts'
import { PlayerPreview } from './player-preview.tsx'
import { lookWords } from './words.ts'

const settledMs = 250

/** Tries looks on for the player of a project, and keeps them once somebody says so. */
export function PlayerEditor({ project }: { readonly project: AudioNativeProject }) {
  const { looks, change, isChanged, isRight, busy, save, reset } = useLooks(project)
  const tried = useDebounced(looks, settledMs)
  const pages = usePages(project.project_id).data?.pages.flatMap((page) => page.pages)
  const played = pages?.find(({ published, enabled }) => published && enabled)
  return (
    <div className="flex flex-col gap-4">
      <Section title={lookWords.preview} lead={played ? lookWords.previewPlays : lookWords.previewSample}>
        <PlayerPreview src={previewAddress(project.project_id, tried, played?.url ?? undefined)} />
      </Section>
      <LooksSection looks={looks} onChange={change} />
      <Section
        title={lookWords.line}
        lead={
          <>
            {lookWords.lineLead}{' '}
            <a href="/docs/audio-native" target="_blank" rel="noreferrer" className="text-ink underline">
              {lookWords.guide}
            </a>
          </>
        }
      >
        <SnippetLine snippet={project.html_snippet} primary={!isChanged} />
      </Section>
      {isChanged ? (
        <PageFoot note={lookWords.unsaved}>
          <Button onClick={reset}>{lookWords.discard}</Button>
          <Button variant="primary" loading={busy} disabled={!isRight} onClick={save}>
            {lookWords.save}
          </Button>
        </PageFoot>
      ) : null}
    </div>
  )
}

function LooksSection({
  looks,
  onChange,
}: {
  readonly looks: Looks
  readonly onChange: (some: Partial<Looks>) => void
}) {
  return (
    <Section title={lookWords.looks} lead={lookWords.looksLead}>
      <div className="grid gap-6 sm:grid-cols-2">
        <ColourField
          label={lookWords.text}
          value={looks.text_color}
          onChange={(text_color) => onChange({ text_color })}
        />
        <ColourField
          label={lookWords.background}
          value={looks.background_color}
          onChange={(background_color) => onChange({ background_color })}
        />
        <ContrastNote ink={looks.text_color} paper={looks.background_color} />
        <SegmentedControl
          label={lookWords.size}
          value={looks.small ? 'small' : 'normal'}
          onChange={(value) => onChange({ small: value === 'small' })}
          options={[
            { value: 'normal', label: lookWords.sizes.normal },
            { value: 'small', label: lookWords.sizes.small },
          ]}
        />
        <div className="max-sm:hidden" />
        <TextField
          label={lookWords.title}
          help={lookWords.titleHelp}
          maxLength={300}
          autoComplete="off"
          value={looks.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextField
          label={lookWords.author}
          help={lookWords.authorHelp}
          maxLength={300}
          autoComplete="off"
          value={looks.author}
          onChange={({ target }) => onChange({ author: target.value })}
        />
      </div>
    </Section>
  )
}

function useLooks(project: AudioNativeProject) {
  const saved = looksOf(project)
  const [looks, setLooks] = useState(saved)
  const { mutateAsync } = useUpdateProject()
  const { busy, attempt } = useAttempt()
  const keep = (wanted: Looks) => mutateAsync({ project_id: project.project_id, ...changeOf(wanted) })
  const restore = async () => {
    await keep(saved)
    setLooks(saved)
  }
  return {
    looks,
    busy,
    isChanged: !isSame(looks, saved),
    isRight: isColour(looks.text_color) && isColour(looks.background_color),
    change: (some: Partial<Looks>) => setLooks({ ...looks, ...some }),
    reset: () => setLooks(saved),
    save: () =>
      void attempt(async () => {
        await keep(looks)
        showUndoable(lookWords.saved, { action: lookWords.undo, onUndo: () => void attempt(restore) })
      }),
  }
}
