import { Kbd, joinClasses } from '@vireo/ui'

import { formatSize } from '#kit/format/index.ts'
import { commandKeyName } from '#kit/platform.ts'
import { characterCount } from '#usage'
import { scriptLengthMax } from '../check-script.ts'
import { cancelGeneration, useGeneration } from '../generation.ts'
import { speechWords } from '../words.ts'
import { Price, WorkBar } from './work-bar.tsx'

/** How long the text is, what it costs, and the button that speaks it. */
export function GenerateBar({
  text,
  cost,
  onGenerate,
}: {
  readonly text: string
  readonly cost: number
  readonly onGenerate: () => void
}) {
  const count = characterCount(text)
  return (
    <WorkBar
      progress={useProgress()}
      price={
        <>
          <span className={joinClasses(count > scriptLengthMax && 'font-medium text-danger')}>
            {speechWords.characters(count, scriptLengthMax)}
          </span>
          <Price cost={cost} />
        </>
      }
      action={speechWords.generate}
      onStart={onGenerate}
      onCancel={cancelGeneration}
      hint={
        <span aria-hidden className="flex gap-1 max-lg:hidden">
          <Kbd>{commandKeyName()}</Kbd>
          <Kbd>↵</Kbd>
        </span>
      }
    />
  )
}

function useProgress(): string | undefined {
  const generation = useGeneration()
  if (generation.status === 'starting') return speechWords.starting
  return generation.status === 'streaming' ? speechWords.streaming(formatSize(generation.receivedBytes)) : undefined
}
