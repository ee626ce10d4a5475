import { Suspense, useSyncExternalStore } from 'react'

import { PromoReminder } from '#billing'
import { useUser } from '#users'
import { storedPromo, subscribePromo } from '../../kit/arrival/index.ts'
import { announcedVoice, subscribeAnnounced } from '#voices'
import { later } from '../../kit/later.tsx'
import { mustAcceptTerms } from './must-accept-terms.ts'

const Palette = later(async () => ({ default: (await import('./palette/palette.tsx')).Palette }))
const UpdatedTerms = later(async () => ({ default: (await import('./updated-terms.tsx')).UpdatedTerms }))
const ShortcutSheet = later(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }))

const MenuSheet = later(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))

const VoiceGate = later(async () => ({
  default: (await import('#voice-verification')).VoiceGate,
}))

export type Overlay = 'menu' | 'palette' | 'shortcuts' | undefined

/** Shows what opens over any screen; its code comes when it is first asked for. */
export function Overlays({ shown, onShow }: { readonly shown: Overlay; readonly onShow: (overlay: Overlay) => void }) {
  const close = () => onShow(undefined)
  const { data: user } = useUser()
  return (
    <Suspense>
      {user && mustAcceptTerms(user) ? <UpdatedTerms /> : null}
      <WaitingPromo />
      <ChosenVoice />
      {shown === 'menu' ? <MenuSheet onClose={close} onShortcuts={() => onShow('shortcuts')} /> : null}
      {shown === 'palette' ? <Palette onClose={close} onShortcuts={() => onShow('shortcuts')} /> : null}
      {shown === 'shortcuts' ? <ShortcutSheet onClose={close} /> : null}
    </Suspense>
  )
}

/** Reminds whoever has a promo code; its code is fetched by nobody else. */
function WaitingPromo() {
  const isWaiting = useSyncExternalStore(subscribePromo, () => storedPromo() !== undefined)
  return isWaiting ? <PromoReminder /> : null
}

/** Opens the gate of a voice that has one; its code is fetched by nobody else. */
function ChosenVoice() {
  const announced = useSyncExternalStore(subscribeAnnounced, announcedVoice)
  return announced ? <VoiceGate key={announced.voice_id} /> : null
}
