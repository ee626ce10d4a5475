import { useState } from 'react'

import { useHandedRecording } from '#kit/recorder/index.ts'
import { paths } from '#kit/routing/index.ts'
import { usable, useSamples } from '#voices/samples/index.ts'
import { type CloneWishes, noWishes } from '../clone-wishes.ts'
import { problemsOf } from '../problems.ts'
import { useClone } from '../use-clone.ts'
import { CloneFoot } from './clone-foot.tsx'
import { CloneResult } from './clone-result.tsx'
import { ConsentSection } from './consent-section.tsx'
import { MakingSteps } from './making-steps.tsx'
import { MethodNote } from './method-note.tsx'
import { SamplesSection } from './samples-section.tsx'
import { VoiceSection } from './voice-section.tsx'

/** Asks for recordings, a name and consent, shows the voice being made, and then the voice. */
export function CloneFlow() {
  const samples = useSamples()
  useHandedRecording(paths.instantClone, (file) => samples.add([file]))
  const [wishes, setWishes] = useState(noWishes)
  const [isTried, setTried] = useState(false)
  const { state, create, cancel, reset } = useClone(samples.note)
  const found = problemsOf(wishes, samples.list)
  // What is said against it goes by itself once it is so no longer.
  const problems = isTried ? found : {}
  const change = (part: Partial<CloneWishes>) => setWishes((before) => ({ ...before, ...part }))
  const submit = () => {
    setTried(true)
    if (Object.keys(found).length === 0) void create(wishes, samples.list)
  }
  const again = () => {
    samples.clear()
    setWishes(noWishes)
    setTried(false)
    reset()
  }
  if (state.status === 'done') return <CloneResult done={state} onAnother={again} />
  if (state.status === 'uploading' || state.status === 'matching')
    return <MakingSteps state={state} name={wishes.name.trim()} count={usable(samples.list).length} onCancel={cancel} />
  return (
    <div className="flex max-w-[47.5rem] flex-col gap-3">
      <SamplesSection
        samples={samples}
        removesNoise={wishes.removesNoise}
        onRemovesNoise={(removesNoise) => change({ removesNoise })}
        problem={problems.samples}
      />
      {samples.method ? <MethodNote method={samples.method} /> : null}
      <VoiceSection wishes={wishes} problem={problems.name} onChange={change} />
      <ConsentSection agrees={wishes.agrees} problem={problems.consent} onChange={(agrees) => change({ agrees })} />
      <CloneFoot state={state} samples={samples.list} missing={Object.keys(problems).length} onCreate={submit} />
    </div>
  )
}
