import { laterPart } from '../later-part.ts'
import { useMessagesAsked } from './asked-messages.ts'
import type { ToastPosition } from './toast-host.tsx'

const usePart = laterPart(() => import('./toast-host.tsx'))

/** Shows where messages appear, from the first of them on; stands once in the application. */
export function ToastHost(props: { readonly position: ToastPosition }) {
  return useMessagesAsked() ? <Place {...props} /> : null
}

function Place(props: { readonly position: ToastPosition }) {
  const part = usePart()
  return part ? <part.ToastHost {...props} /> : null
}
