import { LoaderCircle } from 'lucide-react'

/** Shows a small turning ring for buttons; content loads behind skeletons instead. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="animate-spin" />
}
