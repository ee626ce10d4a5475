import { useState, useSyncExternalStore } from 'react'

import { announcedVoice, forgetAnnounced, subscribeAnnounced } from '#voices'
import { BlockedDialog } from './blocked-dialog.tsx'
import { CaptchaDialog } from './captcha-dialog.tsx'

/** Shows what keeps somebody from a voice that they chose, if anything does. */
export function VoiceGate() {
  const announced = useSyncExternalStore(subscribeAnnounced, announcedVoice)
  const [voice] = useState(announced)
  if (!voice || !announced) return null
  return voice.safety_control === 'BAN' || voice.safety_control === 'ENTERPRISE_BAN' ? (
    <BlockedDialog voice={voice} onClose={forgetAnnounced} />
  ) : (
    <CaptchaDialog voice={voice} onClose={forgetAnnounced} />
  )
}
