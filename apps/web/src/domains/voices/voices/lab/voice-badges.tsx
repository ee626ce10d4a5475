import type { Voice } from '@vireo/contracts/voices'
import { Badge } from '@vireo/ui'

import { labWords } from './words.ts'

/** Shows the one thing about a voice that keeps it from speaking, or tells whose it is. */
export function VoiceBadges({ voice }: { readonly voice: Voice }) {
  const { safety_control: control, sharing, voice_verification: verification } = voice
  if (control === 'BAN' || control === 'ENTERPRISE_BAN') return <Badge tone="danger">{labWords.blocked}</Badge>
  if (sharing?.status === 'copied_disabled') return <Badge tone="danger">{labWords.unavailable}</Badge>
  if (voice.category !== 'premade' && voice.preview_url === null) return <Badge>{labWords.notReady}</Badge>
  if (verification.requires_verification && !verification.is_verified)
    return <Badge tone="warning">{labWords.unverified}</Badge>
  if (voice.permission_on_resource !== null && voice.permission_on_resource !== 'admin')
    return <Badge tone="accent">{labWords.sharedBy}</Badge>
  return null
}
