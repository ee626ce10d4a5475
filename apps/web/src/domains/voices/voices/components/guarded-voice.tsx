import type { Voice } from '@vireo/contracts/voices'
import { Button } from '@vireo/ui'

import { announceChosen } from '../announced-voice.ts'
import { voiceWords } from '../words.ts'

/** Says why a voice does not speak, and leads to what can be done about it. */
export function GuardedVoice({ voice }: { readonly voice: Voice }) {
  const isBlocked = voice.safety_control === 'BAN' || voice.safety_control === 'ENTERPRISE_BAN'
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-1 text-xs text-muted">
      {isBlocked ? voiceWords.isBlocked : voiceWords.asksForProof}
      <Button size="sm" variant="ghost" onClick={() => announceChosen(voice, true)}>
        {isBlocked ? voiceWords.why : voiceWords.prove}
      </Button>
    </p>
  )
}
