import { Button, ProgressBar } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { voiceDialogWords } from './dialog-words/words.ts'
import type { useAddedSamples } from './use-added-samples.ts'

const SamplePicker = later(async () => ({ default: (await import('../samples/sample-picker.tsx')).SamplePicker }))

/** Brings further recordings of a voice; they are sent with its other changes. */
export function AddedSamples({ added }: { readonly added: ReturnType<typeof useAddedSamples> }) {
  const [isOpen, setOpen] = useState(false)
  const { samples, removesNoise, setRemovesNoise, problem, share } = added
  if (!isOpen) {
    return (
      <Button className="self-start" icon={<Plus aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {voiceDialogWords.addSamples}
      </Button>
    )
  }
  const progress =
    share === undefined || share >= 1 ? voiceDialogWords.matching : voiceDialogWords.sending(Math.floor(share * 100))
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-medium">{voiceDialogWords.addSamples}</h3>
        <p className="text-sm text-muted">{voiceDialogWords.addSamplesLead}</p>
      </div>
      <Suspense>
        <SamplePicker
          samples={samples}
          removesNoise={removesNoise}
          onRemovesNoise={setRemovesNoise}
          problem={problem}
        />
      </Suspense>
      {share === undefined ? null : (
        <div className="flex flex-col gap-1 text-sm">
          <p>{progress}</p>
          <ProgressBar label={progress} value={share < 1 ? share : undefined} />
        </div>
      )}
    </section>
  )
}
