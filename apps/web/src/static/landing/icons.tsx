import { ProductMark } from '@vireo/ui'
import { Moon, Pause, Play, Sun } from 'lucide-react'

/** Shows the sign and the name of the product. */
export function MarkOfProduct() {
  return <ProductMark />
}

/** Shows that the page can become dark; only where it is light. */
export function MoonIcon() {
  return <Moon aria-hidden size={16} className="in-data-[theme=dark]:hidden" />
}

/** Shows that the page can become light; only where it is dark. */
export function SunIcon() {
  return <Sun aria-hidden size={16} className="in-data-[theme=light]:hidden" />
}

/** Shows what a sample's button does: play, or pause while it plays. */
export function PlayIcons() {
  return (
    <>
      <Play aria-hidden size={16} className="while-silent fill-current" />
      <Pause aria-hidden size={16} className="while-playing fill-current" />
    </>
  )
}
