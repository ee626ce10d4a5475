import type { Voice } from '@vireo/contracts/voices'
import { Badge } from '@vireo/ui'
import type { ReactNode } from 'react'

import { VoiceCard } from '../components/voice-card.tsx'
import { whyMute } from '../preselect.ts'
import { addressOfVoice } from '../voice-address.ts'
import { labelsOf, qualityName } from '../voice-labels.ts'
import { SpeakWithVoice } from './speak-with-voice.tsx'
import type { VoiceActions } from './use-voice-actions.tsx'
import { VoiceBadges } from './voice-badges.tsx'
import { VoiceMenu } from './voice-menu.tsx'

/** Shows a voice that one can speak with: its page, its use, and everything that can be done with it. */
export function OwnVoiceCard({
  voice,
  actions,
  language,
  menuEntry,
}: {
  readonly voice: Voice
  readonly actions: VoiceActions
  /** To which the list is narrowed. */
  readonly language?: string | undefined
  /** What its menu offers here and nowhere else. */
  readonly menuEntry?: ReactNode
}) {
  const isNatural = voice.engine?.quality === 'natural'
  return (
    <VoiceCard
      voice={voice}
      labels={[...labelsOf(voice), ...(isNatural ? [] : [qualityName(voice) ?? ''])].filter(Boolean)}
      language={language}
      to={addressOfVoice(voice)}
      badges={
        <>
          <VoiceBadges voice={voice} />
          {isNatural ? <Badge tone="success">{qualityName(voice)}</Badge> : null}
        </>
      }
      action={whyMute(voice) ? null : <SpeakWithVoice voice={voice} />}
      menu={
        <VoiceMenu voice={voice} actions={actions}>
          {menuEntry}
        </VoiceMenu>
      }
    />
  )
}
