import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { ToastContainer } from 'react-toastify/unstyled'

import { uiWords } from '../../words.ts'
import { ToastMotion } from './toast-motion.tsx'
import { toastSettings } from './toast-settings.ts'

export type ToastPosition = 'top-center' | 'bottom-right'

/**
 * Shows where messages appear; stands once in the application. The library fixes the place of a message when it is
 * made, so the place is put on their container: messages that are already there move along.
 */
export function ToastHost({ position }: { readonly position: ToastPosition }) {
  return (
    <ToastContainer
      position="bottom-right"
      className={() => `Toastify__toast-container Toastify__toast-container--${position}`}
      // The library would close messages when the animation of its bar ends. Without a bar they close themselves; that
      // they do is still told, so that it notices who points at them.
      autoClose={toastSettings.autoCloseMs}
      customProgressBar
      transition={ToastMotion}
      pauseOnFocusLoss={false}
      limit={toastSettings.shownMax}
      newestOnTop={position === 'top-center'}
      closeButton={CloseButton}
      aria-label={uiWords.messages}
    />
  )
}

function CloseButton({ closeToast }: { readonly closeToast: (event: MouseEvent) => void }) {
  return (
    <button type="button" aria-label={uiWords.close} className="pressed Toastify__close-button" onClick={closeToast}>
      <X aria-hidden size={16} />
    </button>
  )
}
