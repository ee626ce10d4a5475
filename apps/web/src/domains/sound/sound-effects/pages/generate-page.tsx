import type { HistoryItem } from '@vireo/contracts/history'
import { useState } from 'react'
import { useLocation } from 'react-router'

import { PageLead } from '#kit/page/index.ts'
import { EffectOptions } from '../components/effect-options.tsx'
import { GenerateBar } from '../components/generate-bar.tsx'
import { PromptField } from '../components/prompt-field.tsx'
import { SoundList } from '../components/sound-list.tsx'
import { costOf, type EffectForm, handedOver, readDraft, seedOf, settingsOf, writeDraft } from '../effect-form.ts'
import { useEffects } from '../use-effects.ts'
import { soundEffectsWords } from '../words.ts'

/** Makes sound effects of words. */
export function GeneratePage() {
  const { state: handed } = useLocation()
  const [form, setForm] = useState(() => handedOver(handed) ?? readDraft())
  const { state, run, stop } = useEffects()
  const change = (changes: Partial<EffectForm>) => {
    const next = { ...form, ...changes }
    setForm(next)
    writeDraft(next)
  }
  const mayStart = form.text.trim() !== '' && !Number.isNaN(seedOf(form))
  const start = () => {
    if (mayStart) void run(form)
  }
  const takeOver = (item: HistoryItem): EffectForm => {
    const { duration_seconds: seconds, loop: loops, prompt_influence: influence } = settingsOf(item.settings)
    const next = { ...form, text: item.text ?? '', seconds, loops, influence }
    change(next)
    return next
  }
  return (
    <>
      <PageLead>{soundEffectsWords.lead}</PageLead>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
          <PromptField value={form.text} onChange={(text) => change({ text })} onSubmit={start} />
          <EffectOptions form={form} onChange={change} />
        </div>
        <SoundList onUseAgain={takeOver} onSeed={(item, seed) => void run(takeOver(item), seed)} />
        <section className="flex flex-col gap-1 text-sm text-muted">
          <h2 className="font-medium text-ink">{soundEffectsWords.licence}</h2>
          <p className="max-w-prose">{soundEffectsWords.licenceText}</p>
        </section>
        <GenerateBar
          state={state}
          cost={costOf(form)}
          mayStart={mayStart}
          onStart={start}
          onStop={stop}
          onTake={(text) => change({ text })}
        />
      </div>
    </>
  )
}
