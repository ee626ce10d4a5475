import { IconButton } from '@vireo/ui'
import { Maximize2 } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'

import { later } from '#kit/later.tsx'
import { paths, preloadPath } from '#kit/routing/index.ts'
import { useHistory } from '#history'
import { ScriptEditor } from '../editor/script-editor.tsx'
import { MakingCard } from '../takes/making-card.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { GenerationNotice } from './generation-notice.tsx'
import { ModelsFailed } from './model-menu.tsx'
import { useScript } from './use-script.ts'
import { composerWords } from './words.ts'

/** Only those who have made nothing yet need it. */
const FirstVoices = later(async () => ({ default: (await import('./first-voices.tsx')).FirstVoices }))

/** As many as Home shows, so that they are asked for once. */
const recentAsked = 5

export type SmallComposerProps = { readonly isNew: boolean }

/** Shows the workbench in small: the same text, the same voice, and a take right here. Who is new hears voices first. */
export function SmallComposer({ isNew }: SmallComposerProps) {
  const navigate = useNavigate()
  const history = useHistory({}, recentAsked)
  const { draft, voice, models, cost, problem, field, change, changeVoice, changeModel, speak } = useScript()
  return (
    <div>
      {isNew ? (
        <Suspense fallback={<div className="mb-4 h-41 max-sm:h-80" />}>
          <FirstVoices chosenId={voice?.voice_id} onChoose={changeVoice} />
        </Suspense>
      ) : null}
      <ModelsFailed models={models} />
      <div className="relative rounded-lg bg-surface p-2">
        <div className="flex max-h-72 min-h-36 flex-col overflow-y-auto px-2 pt-2 pr-10 md:px-3 md:pr-12">
          <ScriptEditor
            field={field}
            text={draft.text}
            voiceId={voice?.voice_id}
            problem={problem}
            onChange={(text) => change({ text })}
            onGenerate={speak}
          />
        </div>
        <IconButton
          size="sm"
          label={composerWords.openWorkbench}
          className="absolute top-2 right-2"
          onPointerEnter={() => preloadPath(paths.textToSpeech)}
          onClick={() => void navigate(paths.textToSpeech)}
        >
          <Maximize2 aria-hidden size={16} />
        </IconButton>
        <GenerateBar
          look="plain"
          text={draft.text}
          cost={cost}
          models={models}
          modelId={draft.modelId}
          voice={{ value: voice, onChange: (chosen) => changeVoice(chosen.voice_id) }}
          onModel={changeModel}
          onGenerate={speak}
        />
      </div>
      <GenerationNotice onRetry={speak} />
      <ul className="mt-2 empty:hidden">
        <MakingCard history={history} />
      </ul>
    </div>
  )
}
