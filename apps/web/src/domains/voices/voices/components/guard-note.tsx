import type { Voice } from '@vireo/contracts/voices'
import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import { isGuarded } from '../announced-voice.ts'

const GuardedVoice = later(async () => ({ default: (await import('./guarded-voice.tsx')).GuardedVoice }))

/** Says what keeps a voice from speaking, wherever it is shown as the chosen one; nothing where nothing does. */
export function GuardNote({ voice }: { readonly voice: Voice | undefined }) {
  if (!voice || !isGuarded(voice)) return null
  return (
    <Suspense>
      <GuardedVoice voice={voice} />
    </Suspense>
  )
}
