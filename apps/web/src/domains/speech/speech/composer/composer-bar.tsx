import type { Voice } from '@vireo/contracts/voices'
import { Button, joinClasses } from '@vireo/ui'
import { useEffect, useRef, type ReactNode } from 'react'

import { commandKeyName } from '#kit/platform.ts'
import { useStable } from './use-stable.ts'
import { covers, leftText, useSubscription } from '#usage'
import { GuardNote, VoicePicker } from '#voices/components/index.ts'
import { speechWords } from '../words.ts'
import { composerWords } from './words.ts'

const looks = { floating: 'rounded-lg bg-raised p-2 shadow-float', plain: 'pt-1' } as const

export type ComposerBarLook = keyof typeof looks

type ComposerBarProps = {
  readonly look?: ComposerBarLook | undefined
  /** Absent where each line has a voice of its own. */
  readonly voice?: { readonly value: Voice | undefined; readonly onChange: (voice: Voice) => void } | undefined
  readonly model: ReactNode
  /** How long it is, what it costs and how long it will take. */
  readonly figures: ReactNode
  /** How far it is; given while it runs. */
  readonly progress: string | undefined
  readonly onStart: () => void
  readonly onCancel: () => void
}

/** Shows who speaks, with which model and for how much, or how far it is, and the buttons that start and stop it. */
export function ComposerBar({
  look = 'floating',
  voice,
  model,
  figures,
  progress,
  onStart,
  onCancel,
}: ComposerBarProps) {
  const isRunning = progress !== undefined
  const changeVoice = useStable((chosen: Voice) => voice?.onChange(chosen))
  useStartKey(onStart)
  return (
    <div className={looks[look]}>
      {voice ? <Guarded voice={voice.value} /> : null}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
          {voice ? <VoicePicker look="bar" value={voice.value} onChange={changeVoice} /> : null}
          {model}
        </div>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-3">
          <p
            className={joinClasses(
              'min-w-0 flex-1 text-xs text-muted tabular-nums sm:text-right',
              isRunning ? 'truncate' : 'flex flex-col',
            )}
          >
            {progress ?? figures}
          </p>
          {isRunning ? <Button onClick={onCancel}>{speechWords.cancel}</Button> : null}
          <Button
            variant="primary"
            aria-label={speechWords.generate}
            loading={isRunning}
            className={joinClasses(isRunning && 'max-sm:hidden')}
            onClick={onStart}
          >
            {composerWords.generate}
            {isRunning ? null : (
              <span aria-hidden className="text-xs font-normal opacity-85 max-lg:hidden">
                {commandKeyName()} ↵
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Lets Ctrl or ⌘ and Enter start it from everywhere on the screen, where nothing else has used the key. */
function useStartKey(onStart: () => void): void {
  const latest = useRef(onStart)
  useEffect(() => {
    latest.current = onStart
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken =
        event.defaultPrevented || (event.target instanceof Element && event.target.closest('[role="dialog"]'))
      if (isTaken || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function Guarded({ voice }: { readonly voice: Voice | undefined }) {
  return (
    <div className="px-2 pb-1 empty:hidden">
      <GuardNote voice={voice} />
    </div>
  )
}

/** Says what something costs, and what is left where that is not enough; `unknown` where the cost cannot be told yet. */
export function Price({ cost, unknown }: { readonly cost: number | undefined; readonly unknown?: string }) {
  const { data: subscription } = useSubscription()
  const isTooExpensive = subscription && cost !== undefined && !covers(subscription, cost)
  if (!isTooExpensive) return cost === undefined ? unknown : speechWords.cost(cost)
  return (
    <span className="font-medium text-danger">
      {speechWords.cost(cost)} · {leftText(subscription, cost)}
    </span>
  )
}
